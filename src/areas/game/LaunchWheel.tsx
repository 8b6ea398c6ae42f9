import type { LaunchPurpose } from '#machines/game/launchPurpose.ts';
import { Icon, type IconName } from '#ui/Icon.tsx';
import styles from './LaunchWheel.module.css';

const PIPS = Array.from({ length: 24 }, (_, at) => at * 15);

const HUBS: Readonly<Record<LaunchPurpose, IconName>> = { game: 'slot', agent: 'agent', service: 'service' };

/** A wheel that spins while a game is being opened, and stops after a failure. */
export function LaunchWheel({ failed, purpose }: { failed: boolean; purpose: LaunchPurpose }) {
  const role = failed ? { 'aria-hidden': true } : { role: 'progressbar', 'aria-label': '正在进入' };
  return (
    <div {...role} className={`${styles['wheel']} ${failed ? styles['failed'] : ''}`}>
      <svg aria-hidden="true" viewBox="0 0 200 200" className={styles['rim']}>
        <circle cx="100" cy="100" r="92" className={styles['line']} />
        {PIPS.map((angle) => (
          <circle
            key={angle}
            cx="100"
            cy="17"
            r={angle % 45 === 0 ? 3.5 : 2}
            transform={`rotate(${angle} 100 100)`}
            className={angle % 45 === 0 ? styles['pip'] : styles['dot']}
          />
        ))}
      </svg>
      <svg aria-hidden="true" viewBox="0 0 200 200" className={styles['ball']}>
        <circle cx="100" cy="100" r="68" className={styles['track']} />
        <path d="M100 32a68 68 0 0 1 58.9 34" className={styles['arc']} />
        <circle cx="158.9" cy="66" r="6" className={styles['pip']} />
      </svg>
      <span className={styles['hub']}>
        <Icon name={failed ? 'warning' : HUBS[purpose]} size={44} />
      </span>
    </div>
  );
}
