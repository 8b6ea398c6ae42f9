import type { ReactNode } from 'react';
import styles from './FrameRoom.module.css';

interface FrameRoomProps {
  /** It ends above the tab bar's raised centre. */
  raised?: boolean;
  children: ReactNode;
}

/** The room between header and tab bar, for a page that is nothing but a frame. */
export function FrameRoom({ raised = false, children }: FrameRoomProps) {
  return <div className={`${styles['room']} ${raised ? styles['raised'] : ''}`}>{children}</div>;
}
