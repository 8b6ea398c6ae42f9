import * as v from 'valibot';

/**
 * The types of the documents' fields. The message of each schema is the expected type in words, which the contract
 * check prints. The app also reads other forms (src/api/fields.ts), which are not part of the contract.
 */

/** A text. */
export const text = v.string('text');

/** A text that is not empty. */
export const filledText = v.pipe(text, v.nonEmpty('text that is not empty'));

const decimalText = v.pipe(text, v.regex(/^-?\d+(\.\d+)?$/, 'decimal number'));

/** Money, a rate or a percentage (D17). */
export const amount = v.pipe(
  v.union([decimalText, v.number('number')], 'text or number'),
  v.metadata({
    description:
      'An amount in CNY, a rate or a percentage, as a decimal text such as "12.50" or as a number. A text is better: a number may lose digits in transit.',
  }),
);

/** An identifier: a number or a name. */
export const identifier = v.pipe(
  v.union([text, v.number('number')], 'text or number'),
  v.metadata({
    description: 'An identifier: a text or a number. The app sends it back unchanged.',
  }),
);

const wholeText = v.pipe(text, v.regex(/^-?\d+$/, 'whole number'));

/** A whole number: a count, a state or a kind. */
export const whole = v.pipe(
  v.union([v.pipe(v.number('number'), v.integer('whole number')), wholeText], 'whole number'),
  v.metadata({ description: 'A count, a state or a kind, as a whole number or its text.' }),
);

/** A switch of the operator or of the member. */
export const flag = v.pipe(
  v.picklist([0, 1, '0', '1'], '0 or 1'),
  v.metadata({ description: '1 for yes, 0 for no, as a number or its text.' }),
);

/** A flag of the payment methods, which may be `true` too (D50). */
export const openFlag = v.pipe(
  v.union([v.picklist([0, 1, '0', '1']), v.boolean()], '0, 1, true or false'),
  v.metadata({ description: '1 or true if the method is open. A missing method is closed.' }),
);

/** When something happened. */
export const time = v.pipe(
  text,
  v.metadata({
    description: 'A Beijing time, shown unchanged.',
    examples: ['2026-11-21 08:03:00'],
  }),
);

/** Data that is not read. */
export const unread = v.pipe(v.unknown(), v.metadata({ description: 'Not read; null is fine.' }));

/** A list of items. */
export function list<Item extends v.GenericSchema>(item: Item) {
  return v.array(item, 'list');
}

/** An object; for a missing field, its message says what was expected. */
export function object<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, ({ received, path }) => {
    const key = path?.at(-1)?.key;
    const entry = received === 'undefined' && typeof key === 'string' ? entries[key] : undefined;
    if (entry === undefined) return 'object';
    const { issues } = v.safeParse(entry, undefined);
    return issues?.[0].message ?? 'object';
  });
}

/** A page of a list: its items and the number of the last page. */
export function pageOf<Item extends v.GenericSchema>(item: Item) {
  return object({
    data: list(item),
    last_page: v.pipe(
      whole,
      v.metadata({ description: 'The number of the last page; 1 if everything fits on one.' }),
    ),
  });
}
