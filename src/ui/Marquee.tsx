import { useState } from 'react';
import { Icon } from './Icon.tsx';
import { useReducedMotion } from './reducedMotion.ts';
import styles from './Marquee.module.css';

interface MarqueeProps {
  /** Accessible name of the region, also part of its buttons' names: 暂停公告. */
  label?: string;
  notices: readonly string[];
}

/** Notices that scroll through one line; with reduced motion they are changed by buttons. */
export function Marquee({ label = '公告', notices }: MarqueeProps) {
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [at, setAt] = useState(0);
  const line = notices.join('　　　');
  const name = still ? `下一条${label}` : (paused ? '继续' : '暂停') + label;
  return (
    <section aria-label={label} className={styles['marquee']}>
      <Icon name="notice" size={20} />
      <div className={styles['view']}>
        {still ? (
          <p>{notices[at % notices.length]}</p>
        ) : (
          <p
            // long notices scroll at the same speed as short ones
            style={line ? { animationDuration: `${Math.round(8 + line.length * 0.22)}s` } : undefined}
            className={`${styles['run']} ${paused ? styles['paused'] : ''}`}
          >
            {line}
          </p>
        )}
      </div>
      {notices.length > (still ? 1 : 0) && (
        <button
          type="button"
          aria-label={name}
          className={styles['switch']}
          onClick={() => (still ? setAt(at + 1) : setPaused(!paused))}
        >
          <Icon name={still ? 'chevron' : paused ? 'play' : 'pause'} size={18} />
        </button>
      )}
    </section>
  );
}
