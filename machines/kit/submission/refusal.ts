/**
 * Why something was not sent or not accepted: the words, and the field that they speak of. Without a field they speak
 * of the whole, and stand above its button. A flow keeps it until the person changes something or sends again.
 */
export interface Refusal<Field extends string = string> {
  field: Field | null;
  text: string;
}

/** How the server's words show which field they mean. */
export type FieldWords<Field extends string = string> = Readonly<Partial<Record<Field, RegExp>>>;

/** The refusal with these words of the server; null for none, because another place shows them. */
export function refusalOf<Field extends string = string>(
  text: string,
  words?: FieldWords<Field>,
): Refusal<Field> | null {
  if (text === '') return null;
  const fields = (Object.keys(words ?? {}) as Field[]).filter((field) => words?.[field]?.test(text));
  return { field: (fields.length === 1 && fields[0]) || null, text };
}
