import { useId } from 'react';
import { Link } from 'wouter';
import { faqFigures, withFigures } from '#machines/faq/faqFigures.ts';
import { matchingTopics, type FaqTopic } from '#machines/faq/faqTopics.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { faqGroups } from '#content/faq.ts';
import { pageSettings } from '#pageSettings';
import styles from './FaqScreen.module.css';
import { faqView } from './faqView.ts';

/** The operator's texts with the limits that the site is set to (D74). */
const TOPICS = withFigures(faqGroups, faqFigures(pageSettings));

/** Help topics that unfold, with a search over questions and answers (spec 1 §2 /faq). */
export function FaqScreen() {
  const page = faqView.useActor();
  const query = faqView.use(({ context }) => context.query);
  const groups = matchingTopics(TOPICS, query);
  return (
    <div className={styles['page']}>
      <SearchField
        label="搜索帮助"
        placeholder="搜索问题，例如：提现、密码"
        value={query}
        onChange={(next) => page.send({ type: 'search.changed', query: next })}
      />
      <div aria-live="polite">
        {groups.map((group) => (
          <section key={group.title} aria-label={group.title} className={styles['group']}>
            <h2>{group.title}</h2>
            <ul className={styles['topics']}>
              {group.topics.map((topic) => (
                <li key={topic.id}>
                  <Topic topic={topic} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && <EmptyState text="没有找到相关问题" />}
      </div>
      <Link href="/protection" className={buttonClass('secondary', true)}>
        理性娱乐
      </Link>
      <p className={styles['more']}>没有解决您的问题？</p>
      <Link href="/kefu" className={buttonClass('secondary', true)}>
        联系在线客服
      </Link>
    </div>
  );
}

function Topic({ topic }: { topic: FaqTopic }) {
  const page = faqView.useActor();
  const unfolded = faqView.use(({ context }) => context.unfolded.includes(topic.id));
  const id = useId();
  return (
    <>
      <h3>
        <button
          type="button"
          aria-expanded={unfolded}
          aria-controls={id}
          className={styles['question']}
          onClick={() => page.send({ type: 'topic.toggled', id: topic.id })}
        >
          <span>{topic.question}</span>
          <Icon name="chevron-down" size={20} className={unfolded ? styles['turned'] : undefined} />
        </button>
      </h3>
      <div id={id} hidden={!unfolded} className={styles['answer']}>
        {topic.answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </>
  );
}
