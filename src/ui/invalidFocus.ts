import { useEffect, useRef, type RefObject } from 'react';

/**
 * The ref of a form whose refused field takes the focus, anew with each refusal; `field` is its name. A group of
 * radios has no field of that name: there the first radio of the group marked invalid takes it.
 */
export function useInvalidFocus(invalid: { field: string } | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const control = invalid && form.current?.elements.namedItem(invalid.field);
    if (control instanceof HTMLElement) control.focus();
    else if (invalid)
      form.current?.querySelector<HTMLElement>('[role=radiogroup][aria-invalid] input')?.focus();
  }, [invalid]);
  return form;
}
