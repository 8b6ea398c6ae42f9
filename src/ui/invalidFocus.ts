import { useEffect, useRef, type RefObject } from 'react';

/** The ref of a form whose refused field takes the focus, anew with each refusal; `field` is its name. */
export function useInvalidFocus(invalid: { field: string } | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const control = invalid && form.current?.elements.namedItem(invalid.field);
    if (control instanceof HTMLElement) control.focus();
  }, [invalid]);
  return form;
}
