import { nullish, pipe, transform } from 'valibot';
import { ignored, text } from '#api/fields.ts';

/**
 * The ids of one kind of things: texts in the app, as the address bar carries them, but one that came as a number
 * goes back as a number. What no answer has told yet, as after a reload, goes as the text that it is.
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
