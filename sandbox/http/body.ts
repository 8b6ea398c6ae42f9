import type { Context } from 'hono';
import * as v from 'valibot';
import { Refusal } from '#sandbox/http/answer.ts';

/** Reads and validates a JSON body; an empty body counts as an empty object, because many calls send none. */
export async function readBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return checked(schema, parsed(await c.req.text()));
}

/** Reads and validates the query of a GET. */
export function readQuery<Schema extends v.GenericSchema>(c: Context, schema: Schema): v.InferOutput<Schema> {
  return checked(schema, c.req.query());
}

function parsed(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('请求格式错误');
  }
}

function checked<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const path = v.getDotPath(result.issues[0]) ?? '';
  throw new Refusal(`请求参数错误${path === '' ? '' : `：${path}`}`);
}

/** A text field, trimmed; accepts a number too, because a form may send either. */
export const textField = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
  v.transform((value) => String(value ?? '').trim()),
  v.maxLength(2000),
);

/** A secret as text, untrimmed, because spaces are significant. */
export const secretField = v.optional(v.pipe(v.string(), v.maxLength(200)), '');

/** A whole number, also as text. */
export const wholeField = (fallback: number) =>
  v.pipe(
    v.optional(v.union([v.number(), v.string()]), fallback),
    v.transform((value) => (value === '' ? fallback : Number(value))),
    v.safeInteger(),
  );

/** The last instant that a date can have, in ms. */
export const LATEST_MS = 8.64e15;
