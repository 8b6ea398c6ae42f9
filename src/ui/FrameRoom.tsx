import type { ReactNode } from 'react';
import styles from './FrameRoom.module.css';

/** The area between header and tab bar, for a page that consists of a frame. */
export function FrameRoom({ children }: { children: ReactNode }) {
  return <div className={styles['room']}>{children}</div>;
}
