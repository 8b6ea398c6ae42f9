import type { InputEvent } from 'react';

/**
 * Formats the value of an input while the user types, and keeps the caret behind the same digit, so that a card
 * number stays grouped wherever it is edited.
 */
export function formatTyped(event: InputEvent<HTMLInputElement>, format: (text: string) => string): void {
  const input = event.currentTarget;
  const digitsBefore = input.value
    .slice(0, input.selectionStart ?? input.value.length)
    .replace(/\D/g, '').length;
  const formatted = format(input.value);
  if (formatted === input.value) return;
  input.value = formatted;
  let caret = 0;
  for (let digits = 0; digits < digitsBefore && caret < formatted.length; caret += 1)
    if (/\d/.test(formatted.charAt(caret))) digits += 1;
  input.setSelectionRange(caret, caret);
}
