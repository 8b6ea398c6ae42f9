import type { ComponentProps, ReactNode } from 'react';
import { Card } from './Card.tsx';
import { FormFoot } from './FormFoot.tsx';
import type { Refused } from './Refusal.tsx';
import styles from './FormPage.module.css';

interface FormPageProps extends ComponentProps<'form'> {
  /** A sentence above the fields. */
  intro?: ReactNode;
  /** A sentence below the button. */
  note?: ReactNode;
  submitLabel?: string;
  /** The form is being submitted. */
  busy: boolean;
  /** The last refusal of the form. */
  refused: Refused | null;
}

/** A page with a single form: the fields on a card, and the submit button below. */
export function FormPage({
  intro,
  note,
  submitLabel = '提交',
  busy,
  refused,
  children,
  ...form
}: FormPageProps) {
  return (
    <form {...form} className={styles['page']}>
      {intro && <p className={styles['intro']}>{intro}</p>}
      <Card>{children}</Card>
      <FormFoot label={submitLabel} busy={busy} refused={refused} />
      {note && <p className={styles['note']}>{note}</p>}
    </form>
  );
}
