import * as v from 'valibot';
import { object, text } from './fields.ts';

/** What stands around the data of every answer (spec 1 §7, D7). */
export const envelope = object({
  code: v.pipe(
    v.number('number'),
    v.integer('whole number'),
    v.metadata({ description: '200 is success (201 of a registration), 401 an ended session.' }),
  ),
  message: v.nullish(
    v.pipe(text, v.metadata({ description: 'What the member may read; it wins over msg (D7).' })),
  ),
  msg: v.nullish(text),
});
