import type { ReactNode } from 'react';
import styles from './Ways.module.css';

/** A row of actions of the same weight, which breaks where it is narrow. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={styles['ways']}>{children}</div>;
}
