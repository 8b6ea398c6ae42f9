import { array, nullish, pipe, safeParse, transform, type GenericSchema, type InferOutput } from 'valibot';
import { ignored, inside } from '#api/fields.ts';

/**
 * A list as `data` or as `data.data`, because both occur (D51); a missing list or an empty text is empty. An unreadable
 * item is left out; if no item is readable, the list is unreadable.
 */
export function listOf<Item extends GenericSchema>(item: Item) {
  return pipe(
    nullish(ignored, []),
    transform((list): unknown => (Array.isArray(list) ? list : inside(list || [], 'data', []))),
    array(ignored),
    transform((items) => {
      const read = items.flatMap((value) => {
        const { success, output } = safeParse(item, value);
        return success ? [output] : [];
      });
      return items.length > 0 && read.length === 0 ? null : read;
    }),
    // null is no list; its items have been read
    array(ignored as GenericSchema<InferOutput<Item>>),
  );
}
