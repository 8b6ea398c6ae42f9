import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './FormFoot.module.css';

interface FormFootProps {
  /** The label of the button. */
  label: string;
  /** The form is being submitted. */
  busy: boolean;
  /** Rendered instead of the button: the notice of a submission with an unknown outcome. */
  notice?: ReactNode;
  /** Adds a margin above, if the preceding element is not a field. */
  apart?: boolean;
}

/** The end of a form: the submit button, or the notice that replaces it. */
export function FormFoot({ label, busy, notice, apart }: FormFootProps) {
  return (
    notice || (
      <Button type="submit" block busy={busy} className={apart ? styles['apart'] : undefined}>
        {label}
      </Button>
    )
  );
}
