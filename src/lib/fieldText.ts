/**
 * What a text field takes (D64). The machines' rules (`machines/kit/form/fieldText.ts`) say what each kind of field holds;
 * `nextText` says what an input event does to it.
 */
export interface FieldText {
  /** the characters of a text that the field holds, in its own spelling; decided character by character */
  keep: (text: string) => string;
  /** what a text means that was inserted at once, such as a pasted one; null if the field cannot hold it */
  meant: (text: string) => string | null;
  /** the kept text without what falls away as soon as it is recognised, such as a country code */
  whole: (text: string) => string;
  /** the whole text as the field shows it, such as digits in groups */
  shown: (text: string) => string;
  /** whether the field is long enough */
  fits: (text: string) => boolean;
  /** shown when the field refuses an inserted text */
  refusal: string;
}

/** What is known of an input: where it ended, and which part of the text before it replaced. */
export interface InputPlace {
  /** the caret after it */
  caret: number;
  /** the selection before it, if the browser has told */
  selection?: readonly [start: number, end: number] | undefined;
  /** an input method has composed it, character by character */
  composed?: boolean;
}

/**
 * The state of a field after an input: `kept` at the limit of typing, `refused` if an inserted text is too long or not
 * understood; in both cases the field contains what it had. `shortened` if only the first of the composed characters
 * fit.
 */
export interface NextText {
  result: 'taken' | 'shortened' | 'kept' | 'refused';
  text: string;
  /** the offset of the caret in `text` */
  caret: number;
}

/** The longest common start of two texts. */
function commonStart(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return a.slice(0, length);
}

/**
 * The parts of a text after an input: what stood before and behind the inserted part, and that part. Without the
 * selection, they are those that the texts have in common around the caret.
 */
function partsOf(before: string, after: string, { caret, selection }: InputPlace) {
  const [start, end] = selection ?? [0, -1];
  const head = before.slice(0, start);
  const tail = before.slice(end);
  const isThere = end >= start && after.startsWith(head) && after.slice(start).endsWith(tail);
  if (isThere) return { head, tail, inserted: after.slice(start, after.length - tail.length) };
  const rest = before.endsWith(after.slice(caret)) ? after.slice(caret) : '';
  const upTo = after.length - rest.length;
  const same = commonStart(before.slice(0, before.length - rest.length), after.slice(0, upTo));
  return { head: same, tail: rest, inserted: after.slice(same.length, upTo) };
}

/**
 * What a field contains after an input that made `after` of `before`. A text that is inserted at once is cleaned first
 * and measured then; if it is too long, it is refused and never cut. A typed character beyond the limit does nothing.
 * The characters that an input method composes are typed ones, so those beyond the limit are left out, with a word.
 */
export function nextText(field: FieldText, before: string, after: string, place: InputPlace): NextText {
  const { head, tail, inserted: whatCame } = partsOf(before, after, place);
  const inserted = Array.from(whatCame);
  const isTyped = place.composed === true || inserted.length <= 1;

  const had = (result: 'kept' | 'refused'): NextText => ({ result, text: before, caret: head.length });
  const wholeWith = (middle: string) => field.whole(field.keep(head + middle + tail));

  const middle = isTyped ? whatCame : field.meant(whatCame);
  if (middle === null) return had('refused');
  let whole = wholeWith(middle);
  const most = field.whole(field.keep(before)).length;
  // what is already too long may be shortened
  const mayStay = () => field.fits(whole) || whole.length < most;
  let rest = inserted;
  for (; !mayStay(); whole = wholeWith(rest.join(''))) {
    if (!isTyped) return had('refused');
    rest = rest.slice(0, -1);
    if (rest.length === 0) return had('kept');
  }
  const text = field.shown(whole);
  const result = rest === inserted ? 'taken' : 'shortened';
  return { result, text, caret: caretAfter(field, text, whole.length - field.keep(tail).length) };
}

/** The offset in the shown text behind this number of kept characters. */
function caretAfter(field: FieldText, shown: string, kept: number): number {
  let caret = 0;
  for (let passed = 0; passed < kept && caret < shown.length; caret += 1)
    if (field.keep(shown.charAt(caret)) !== '') passed += 1;
  return caret;
}
