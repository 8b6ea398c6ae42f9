import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './FormFoot.module.css';

interface FormFootProps {
  /** The name of the button. */
  label: string;
  /** The form is on its way. */
  busy: boolean;
  /** Stands in the button's place while it is there: a notice of a submission of unknown fate. */
  notice?: ReactNode;
  /** Keeps some room above, where the foot does not follow a field. */
  apart?: boolean;
}

/** The end of a form: the one button that submits it, or what takes its place. */
export function FormFoot({ label, busy, notice, apart }: FormFootProps) {
  return (
    notice || (
      <Button type="submit" block busy={busy} className={apart ? styles['apart'] : undefined}>
        {label}
      </Button>
    )
  );
}
