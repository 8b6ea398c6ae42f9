import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { buttonClass, type ButtonVariant } from './buttonClass.ts';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Full width of the container. */
  block?: boolean;
  /** Pending: presses are ignored, focus and width are kept. */
  busy?: boolean | undefined;
}

/** A held Enter fires repeated keydown events, each of which would submit again. */
const pressOnce = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};

/** A button; its default type is "button". */
export function Button({ variant, block, busy, className, onClick, children, ...rest }: ButtonProps) {
  // Not `disabled`: that would drop the focus, and implicit submission by Enter must be prevented too.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      onKeyDown={pressOnce}
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonClass(variant, block, className)}
      onClick={press}
    >
      <span className={styles['content']}>{children}</span>
    </button>
  );
}
