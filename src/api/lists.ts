import { array, nullish, pipe, transform, type GenericSchema } from 'valibot';
import { ignored, inside } from '#api/fields.ts';

/** A list as `data` or as `data.data`, as both are met (D51); absent is empty. */
export function listOf<Item extends GenericSchema>(item: Item) {
  return pipe(
    nullish(ignored, []),
    transform((list) => (Array.isArray(list) ? (list as unknown) : inside(list, 'data', []))),
    array(item),
  );
}
