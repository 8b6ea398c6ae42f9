import { array, check, nullish, pipe, safeParse, transform, type GenericSchema } from 'valibot';
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
    transform((items) => items.map((value) => safeParse(item, value))),
    check((read) => read.length === 0 || read.some(({ success }) => success)),
    transform((read) => read.flatMap(({ success, output }) => (success ? [output] : []))),
  );
}
