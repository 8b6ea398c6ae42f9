import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { Link } from 'wouter';
import { LIMIT_OFFER, LIMIT_REVIEW } from '#content/playerProtection.ts';
import { formatCny } from '#lib/money.ts';
import { LIMIT_PERIODS } from '#machines/kit/protection/limitPeriods.ts';
import { exclusionText, type Allowance } from '#machines/kit/protection/protection.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { depositView } from './depositViews.ts';
import styles from './DepositScreen.module.css';

const PROMPTS = { offer: LIMIT_OFFER, review: LIMIT_REVIEW } as const;

/**
 * The exclusion, or what remains of the member's own limits, with the way to change them, and the offer or the reminder
 * that is due; nothing if the server has no limits (D62). Below the forms, so that nothing moves when it arrives.
 */
export function OwnLimits() {
  const facts = depositView.use(({ children }) => children.facts);
  const allowance = useSelector(facts, (snapshot) => snapshot?.context.allowance ?? null);
  const prompt = useSelector(facts, (snapshot) => snapshot?.children.limitPrompt);
  const due = useSelector(prompt, (snapshot) =>
    snapshot?.matches({ known: 'offering' })
      ? 'offer'
      : snapshot?.matches({ known: 'reviewing' })
        ? 'review'
        : null,
  );
  // what is shown must not change under a finger as soon as the prompt is known
  const isRecalling = useSelector(prompt, (snapshot) => snapshot?.matches('recalling') === true);
  const way = useRef<HTMLAnchorElement>(null);
  const isOffered = useSelector(facts, (snapshot) => snapshot?.context.offersLimits === true);
  if (allowance === null || (allowance.exclusion === null && (!isOffered || isRecalling))) return null;

  const words = due && PROMPTS[due];
  const answer = () => prompt?.send({ type: 'prompt.answered' });
  return (
    <section aria-label="存款限额" className={`${styles['limits']} ${words ? styles['prompt'] : ''}`}>
      {words && <h2>{words.title}</h2>}
      <p>{words ? words.text : standing(allowance)}</p>
      {words && due === 'review' && <p>{standing(allowance)}</p>}
      <div className={styles['answers']}>
        {words && (
          <Button
            variant="ghost"
            onClick={() => {
              answer();
              // the button goes, and the way to the limits stays
              way.current?.focus();
            }}
          >
            {words.decline}
          </Button>
        )}
        <Link
          ref={way}
          href="/protection"
          className={words ? buttonClass('secondary') : (styles['link'] ?? '')}
          onClick={() => words && answer()}
        >
          {words ? words.accept : '理性娱乐'}
        </Link>
      </div>
    </section>
  );
}

/** What applies to the member's deposits now. */
function standing({ exclusion, limits }: Allowance): string {
  if (exclusion !== null) return exclusionText(exclusion);
  if (limits.length === 0) return '您还没有设置存款限额';
  const left = limits.map(({ period, left: amount }) => `${LIMIT_PERIODS[period].now} ${formatCny(amount)}`);
  return `您的限额还可存入：${left.join('，')}`;
}
