import { useEffect, useRef, type RefObject } from 'react';

/**
 * The ref of a form that focuses its invalid field after each failed submit; `field` is the name of the field, null if
 * the words above the button take the focus. A radio group has no field of that name; the first radio of the invalid
 * group is focused instead.
 */
export function useInvalidFocus(invalid: { field: string | null } | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (invalid === null || invalid.field === null) return;
    const control = form.current?.elements.namedItem(invalid.field);
    if (control instanceof HTMLElement) control.focus();
    else form.current?.querySelector<HTMLElement>('[role=radiogroup][aria-invalid] input')?.focus();
  }, [invalid]);
  return form;
}
