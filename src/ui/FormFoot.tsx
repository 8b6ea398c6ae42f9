import type { ReactNode } from 'react';
import type { Refused } from './Refusal.tsx';
import { SubmissionButton } from './SubmissionButton.tsx';

interface FormFootProps {
  /** The label of the button. */
  label: string;
  /** The form is being submitted. */
  busy: boolean;
  /** The last refusal of the form; one of a field is shown there. */
  refused: Refused | null;
  /** Rendered instead of the button: the notice of a submission with an unknown outcome. */
  notice?: ReactNode;
}

/** The end of a form: the submit button below why the form was refused, or the notice that replaces it. */
export function FormFoot({ label, busy, refused, notice }: FormFootProps) {
  return (
    notice || (
      <SubmissionButton type="submit" busy={busy} refused={refused?.field == null ? refused : null}>
        {label}
      </SubmissionButton>
    )
  );
}
