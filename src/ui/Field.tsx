import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** What a screen may say about a form control, whichever kind it is. */
export interface FieldTexts {
  /** Visible unless hidden, and exactly the accessible name. */
  label: string;
  labelHidden?: boolean | undefined;
  /** The accessible description while there is one, in place of the hint. */
  error?: string | undefined;
  hint?: ReactNode;
}

interface FieldProps extends FieldTexts {
  id: string;
  /** Stands at the right end inside the box. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The attributes that tie a control to its message. */
export function fieldAttributes(id: string, { error, hint }: FieldTexts) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? `${id}m` : undefined,
  };
}

/** Label, box and message line of a control; the line is always there, so an error moves nothing. */
export function Field({ id, label, labelHidden, error, hint, aside, children }: FieldProps) {
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={labelHidden ? 'sr' : styles['label']}>
        {label}
      </label>
      <div className={`${styles['box']} ${error ? styles['invalid'] : ''}`}>
        {children}
        {aside}
      </div>
      <p id={`${id}m`} className={`${styles['message']} ${error ? styles['error'] : ''}`}>
        {error || hint}
      </p>
    </div>
  );
}
