import type { AssetRecord } from '#machines/assets/records.ts';
import styles from './RecordSteps.module.css';

/** The state of a record, and its way from the request to the arrival of the money. */
export function RecordSteps({ record: { state, tone, steps } }: { record: AssetRecord }) {
  return (
    <>
      <p className={`${styles['state']} ${styles[tone]}`}>{state}</p>
      <ol aria-label="进度" className={styles['steps']}>
        {steps.map((step) => (
          <li
            key={step.name}
            className={styles[step.state]}
            {...(step.state === 'open' && { 'aria-current': 'step' as const })}
          >
            <span>{step.name}</span>
            <span translate="no" className={styles['when']}>
              {step.when}
            </span>
            {step.note !== '' && <span className={styles['note']}>{step.note}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}
