import type { ComponentProps } from 'react';
import styles from './CoverFrame.module.css';

/** The frame of a cover image; `className` sets its aspect ratio by padding. */
export function CoverFrame({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`${styles['frame']} ${className}`} />;
}
