import type { ComponentProps } from 'react';
import styles from './CoverFrame.module.css';

/** The frame of a cover image; `className` gives it the form by its padding. */
export function CoverFrame({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`${styles['frame']} ${className}`} />;
}
