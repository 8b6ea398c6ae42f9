import {
  array,
  nullish,
  object,
  pipe,
  transform,
  union,
  type GenericSchema,
  type InferOutput,
} from 'valibot';

/** A list as `data` or as `data.data`, as both are met (D51); absent is empty. */
export function listOf<Item extends GenericSchema>(item: Item) {
  return pipe(
    nullish(union([array(item), object({ data: nullish(array(item), []) })]), []),
    transform((list): InferOutput<Item>[] =>
      Array.isArray(list) ? list : (list as { data: InferOutput<Item>[] }).data,
    ),
  );
}
