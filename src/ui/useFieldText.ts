import { useRef, type CompositionEvent, type FocusEvent, type InputEvent } from 'react';
import { nextText, type FieldText } from '#lib/fieldText.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** What a text field takes, and how it says that it has refused an inserted text. */
export interface FieldTextProps {
  text?: FieldText | undefined;
  /** receives the text of the refusal */
  onRefused?: ((text: string) => void) | undefined;
}

interface Handlers<Element extends TextElement> {
  onInput?: ((event: InputEvent<Element>) => void) | undefined;
  onFocus?: ((event: FocusEvent<Element>) => void) | undefined;
  onCompositionEnd?: ((event: CompositionEvent<Element>) => void) | undefined;
}

/** The selection of each field before its last input. */
const selections = new WeakMap<TextElement, readonly [number, number]>();

function noteSelection(event: Event) {
  const field = event.currentTarget as TextElement;
  const { selectionStart, selectionEnd } = field;
  const inserts = (event as globalThis.InputEvent).inputType.startsWith('insert');
  if (inserts && selectionStart !== null && selectionEnd !== null)
    selections.set(field, [selectionStart, selectionEnd]);
}

/**
 * The handlers of a field that takes `text` (D64). They act on what the browser has inserted, whichever way it came:
 * `maxlength` would cut a paste before anyone sees it, and an autofill has no event before it. An input that changes
 * nothing ends here; it is no edit of the form. While an input method composes, the field is left alone.
 */
export function useFieldText<Element extends TextElement>(
  { text, onRefused }: FieldTextProps,
  handlers: Handlers<Element>,
  initial: unknown,
): Handlers<Element> {
  const before = useRef(typeof initial === 'string' ? initial : '');
  if (text === undefined) return handlers;

  const take = (field: Element, composed: boolean, inputType = '') => {
    const had = before.current;
    const caret = field.selectionEnd ?? field.value.length;
    const selection = composed ? undefined : selections.get(field);
    selections.delete(field);
    const next = nextText(text, had, field.value, { caret, selection, composed });
    before.current = next.text;
    if (next.text === field.value) return next.result;
    field.value = next.text;
    // what was deleted forwards was only a separator: the caret passes it
    const passed = inputType === 'deleteContentForward' && next.text === had ? 1 : 0;
    if (document.activeElement === field) field.setSelectionRange(next.caret + passed, next.caret + passed);
    return next.result;
  };
  return {
    onFocus(event) {
      before.current = event.currentTarget.value;
      // React's own event of this name is another one
      event.currentTarget.addEventListener('beforeinput', noteSelection);
      handlers.onFocus?.(event);
    },
    onInput(event) {
      const { isComposing, inputType } = event.nativeEvent;
      const result = isComposing ? 'taken' : take(event.currentTarget, false, inputType);
      if (result === 'taken') return handlers.onInput?.(event);
      event.stopPropagation();
      if (result === 'refused') onRefused?.(text.refusal);
    },
    onCompositionEnd(event) {
      const field = event.currentTarget;
      const composed = field.value;
      const result = take(field, true);
      // those who read the field at its last input have seen another text
      if (field.value !== composed) field.dispatchEvent(new Event('input', { bubbles: true }));
      if (result !== 'taken') onRefused?.(text.refusal);
      handlers.onCompositionEnd?.(event);
    },
  };
}
