import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** The texts of a form control of any kind. */
export interface FieldTexts {
  /** The label, also if visually hidden, and exactly the accessible name. */
  label: string;
  labelHidden?: boolean | undefined;
  /** The accessible description, which replaces the hint. */
  error?: string | undefined;
  hint?: ReactNode;
}

interface FieldProps extends FieldTexts {
  id: string;
  /** Rendered at the right end of the box. */
  aside?: ReactNode;
  /** Rendered at the right end of the label's line, where it stays beside an error. */
  labelAside?: ReactNode;
  /** Rendered beside the message; room for a button is reserved if it is given, also if it is empty. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The attributes that associate a control with its message. */
export function fieldAttributes(id: string, { error, hint }: FieldTexts) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? `${id}m` : undefined,
  };
}

/** Label, box and message of a control; the line of the message is reserved, so an error causes no layout shift. */
export function Field(props: FieldProps) {
  const { id, label, labelHidden, labelAside, error, hint, aside, beside, children } = props;
  return (
    <div className={styles['field']}>
      <div className={styles['line']}>
        <label htmlFor={id} className={labelHidden ? 'sr' : styles['label']}>
          {label}
        </label>
        {labelAside}
      </div>
      <div className={`${styles['box']} ${error ? styles['invalid'] : ''}`}>
        {children}
        {aside}
      </div>
      <div className={beside === undefined ? undefined : styles['foot']}>
        <p id={`${id}m`} className={`${styles['message']} ${error ? styles['error'] : ''}`}>
          {error || hint}
        </p>
        {beside}
      </div>
    </div>
  );
}
