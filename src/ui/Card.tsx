import type { ComponentProps } from 'react';
import styles from './Card.module.css';

/** A raised panel that groups related content. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`${styles['card']} ${className}`} />;
}
