import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { buttonClass, type ButtonVariant } from './buttonClass.ts';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** As wide as its container. */
  block?: boolean;
  /** Work is under way: presses do nothing, focus and width stay. */
  busy?: boolean;
}

/** Enter that is held down presses again and again, and what was sent once would be sent anew. */
const pressOnce = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};

/** A push button; type is "button" unless said otherwise. */
export function Button({ variant, block, busy = false, className, onClick, children, ...rest }: ButtonProps) {
  // Not `disabled`: that would drop the focus, and Enter in a form must be swallowed here too.
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
