import type { ReactNode } from 'react';
import { art } from './art.ts';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  text?: ReactNode;
  /** Which scene of public/art is shown. */
  scene?: 'empty' | 'offline' | 'maintenance' | 'not-found' | 'error' | 'download';
  /** A link or button that leads on. */
  action?: ReactNode;
}

/** A scene in the place of content that is not there. */
export function EmptyState({ text = '暂无记录', scene = 'empty', action }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <img alt="" src={art(`${scene}.svg`)} width={200} height={150} />
      <div className={styles['text']}>{text}</div>
      {action}
    </div>
  );
}
