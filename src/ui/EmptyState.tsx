import type { ReactNode } from 'react';
import { art } from './art.ts';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  text?: ReactNode;
  /** The illustration, from public/art. */
  scene?: 'empty' | 'offline' | 'maintenance' | 'not-found' | 'error' | 'download';
  /** A link or button to continue with. */
  action?: ReactNode;
}

/** An illustration with a text, for a page or list without content. */
export function EmptyState({ text = '暂无记录', scene = 'empty', action }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <img alt="" src={art(`${scene}.svg`)} width={200} height={150} />
      <div className={styles['text']}>{text}</div>
      {action}
    </div>
  );
}
