import { identifier } from '#machines/kit/form/fieldText.ts';
import type { InvalidField } from '#machines/kit/form/invalidField.ts';
import type { FieldWords } from '#machines/kit/submission/refusal.ts';

/** The values of the login form; `name` is a username or a phone number (spec 1 §2). */
export interface LoginValues {
  name: string;
  password: string;
}

const EMPTY_TEXT = '请输入您的账号和密码！';

/**
 * What the field of the name takes (D64): a name of any length; of a phone number, the separators and the code of the
 * country fall away. `86` alone stays, because a phone may have been bound with it.
 */
export const LOGIN_NAME = identifier(Infinity, EMPTY_TEXT, (name) =>
  name.replace(/^(?:\+|00)86(?=1[3-9]\d{9}$)/, ''),
);

/** How the server's words show which field they mean; a wrong login names both. */
export const LOGIN_WORDS: FieldWords<keyof LoginValues> = { name: /账号/, password: /密码/ };

/** The first rule that the values break, or null (spec 1 §5). */
export function invalidLogin(values: LoginValues): InvalidField<keyof LoginValues> | null {
  const text = EMPTY_TEXT;
  if (values.name.trim() === '') return { field: 'name', text };
  return values.password === '' ? { field: 'password', text } : null;
}
