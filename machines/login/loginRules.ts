import type { InvalidField } from '#machines/forms/invalidField.ts';

/** The values of the login form; `name` is a username or a phone number (spec 1 §2). */
export interface LoginValues {
  name: string;
  password: string;
}

/** The first rule that the values break, or null (spec 1 §5). */
export function invalidLogin(values: LoginValues): InvalidField<keyof LoginValues> | null {
  const text = '请输入您的账号和密码！';
  if (values.name.trim() === '') return { field: 'name', text };
  return values.password === '' ? { field: 'password', text } : null;
}
