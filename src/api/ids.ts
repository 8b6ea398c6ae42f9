import { nullish, pipe, transform } from 'valibot';
import { ignored, text } from '#api/fields.ts';

/**
 * The ids of one kind of items: texts in the app, as in the address bar, but an id that came as a number is sent back
 * as a number. An id that no answer has contained yet, as after a reload, is sent as text.
 */
export function createIds() {
  const numbers = new Set<string>();
  return {
    read: pipe(
      nullish(ignored, ''),
      transform((id) => {
        if (typeof id === 'number') numbers.add(String(id));
        else numbers.delete(String(id));
        return id;
      }),
      text,
    ),
    sent: (id: string): string | number => (numbers.has(id) ? Number(id) : id),
  };
}
