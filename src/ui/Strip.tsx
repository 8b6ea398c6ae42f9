import { useLayoutEffect, type ReactNode } from 'react';
import styles from './Strip.module.css';

/** The height of a strip and the space above it, which the foot of every page leaves free. */
const ROOM = 'calc(var(--tap) + var(--s2))';
const ALL = 'calc(var(--strip-outbox, 0px) + var(--strip-unpaid, 0px))';

interface StripProps {
  /** which of the two; the one for unpaid orders stands above the other */
  name: 'outbox' | 'unpaid';
  label: string;
  /** the presses, beside each other */
  children: ReactNode;
}

/**
 * What a member should not forget, above the tab bar of every page that shows it. The page becomes longer by it, so that
 * nothing moves and nothing stays under it.
 */
export function Strip({ name, label, children }: StripProps) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(`--strip-${name}`, ROOM);
    style.setProperty('--strip', ALL);
    return () => void style.removeProperty(`--strip-${name}`);
  }, [name]);
  return (
    <aside aria-label={label} className={`${styles['strip']} ${name === 'unpaid' ? styles['unpaid'] : ''}`}>
      <div className={styles['pill']}>{children}</div>
    </aside>
  );
}
