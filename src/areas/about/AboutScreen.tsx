import { Link } from 'wouter';
import { useSystemSelector } from '#hooks/actors.tsx';
import { useSiteTitle } from '#hooks/siteTitle.ts';
import { art } from '#ui/art.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Icon } from '#ui/Icon.tsx';
import { aboutContent } from '#content/about.ts';
import styles from './AboutScreen.module.css';

/** Who runs the site; the text comes from the operator (spec 1 §2 /about, D32). */
export function AboutScreen() {
  const title = useSiteTitle();
  const version = useSystemSelector('site', ({ context }) => context.appInfo?.version ?? '');
  const { lead, strengths, sections } = aboutContent(title);
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <img alt="" width="72" height="72" src={art('app-icon.svg')} />
        <p className={styles['title']}>{title}</p>
        <p className={styles['lead']}>{lead}</p>
      </div>
      <ul className={styles['strengths']}>
        {strengths.map(({ icon, figure, text }) => (
          <li key={text}>
            <Icon name={icon} />
            <span className={styles['strength']}>{text}</span>
            <b>{figure}</b>
          </li>
        ))}
      </ul>
      {sections.map((section) => (
        <section key={section.title} aria-label={section.title} className={styles['section']}>
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <div className={styles['ways']}>
        <Link href="/faq" className={buttonClass('secondary')}>
          帮助中心
        </Link>
        <Link href="/sponsor" className={buttonClass('secondary')}>
          品牌赞助
        </Link>
      </div>
      {version !== '' && <p className={styles['version']}>{`版本 ${version}`}</p>}
    </div>
  );
}
