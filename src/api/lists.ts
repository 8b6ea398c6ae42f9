import { array, nullish, pipe, safeParse, transform, type GenericSchema, type InferOutput } from 'valibot';
import { ignored, inside } from '#api/fields.ts';

/**
 * A list as `data` or as `data.data`, as both are met (D51); absent or an empty text is empty. An item that cannot
 * be read is left out; where none of them can, the list is unreadable.
 */
export function listOf<Item extends GenericSchema>(item: Item) {
  return pipe(
    nullish(ignored, []),
    transform((list) => (Array.isArray(list) ? (list as unknown) : inside(list || [], 'data', []))),
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
