import { useId, type ComponentProps } from 'react';
import { Button } from './Button.tsx';
import { Refusal, type Refused } from './Refusal.tsx';

interface SubmissionButtonProps extends ComponentProps<typeof Button> {
  /** The last refusal of what the button sends. */
  refused: Refused | null;
}

/** A button that sends something, with the words of its last refusal above it, which describe it, too. */
export function SubmissionButton({ refused, ...button }: SubmissionButtonProps) {
  const id = useId();
  return (
    <>
      <Refusal id={id} refused={refused} />
      <Button block {...button} aria-describedby={refused === null ? undefined : id} />
    </>
  );
}
