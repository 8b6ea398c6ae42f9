import * as v from 'valibot';
import { object, text } from './fields.ts';

/** The envelope of every answer (spec 1 §7, D7). */
export const envelope = object({
  code: v.pipe(
    v.number('number'),
    v.integer('whole number'),
    v.metadata({ description: '200 is success (201 for a registration), 401 an ended session.' }),
  ),
  message: v.nullish(
    v.pipe(
      text,
      v.metadata({ description: 'The text shown to the member; it takes precedence over msg (D7).' }),
    ),
  ),
  msg: v.nullish(text),
});
