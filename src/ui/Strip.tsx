import type { ReactNode } from 'react';
import styles from './Strip.module.css';
import { useStripRoom } from './stripRoom.ts';

/** The height of a strip and the space above it, which the foot of every page leaves free. */
const ROOM = 'calc(var(--tap) + var(--s2))';

interface StripProps {
  /** which of the two; the one for unpaid orders stands above the other */
  name: 'outbox' | 'unpaid';
  label: string;
  /** the presses, beside each other */
  children: ReactNode;
}

/** What a member should not forget, above the tab bar of every page that shows it. */
export function Strip({ name, label, children }: StripProps) {
  useStripRoom(name, ROOM);
  return (
    <aside aria-label={label} className={`${styles['strip']} ${name === 'unpaid' ? styles['unpaid'] : ''}`}>
      <div className={styles['pill']}>{children}</div>
    </aside>
  );
}
