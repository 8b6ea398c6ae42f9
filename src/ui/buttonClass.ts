import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

/** The class of a button, also for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'primary', block = false, className = ''): string {
  return `${styles['button']} ${styles[variant]} ${block ? styles['block'] : ''} ${className}`;
}
