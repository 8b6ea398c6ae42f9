import { secret } from '#machines/kit/form/fieldText.ts';
import type { InvalidField } from '#machines/kit/form/invalidField.ts';

/** The three inputs of a password change; D48 defines how they are sent. */
export interface PasswordValues {
  oldPassword: string;
  newPassword: string;
  confirmation: string;
}

/** The login password, or the fund password, which confirms money operations. */
export type PasswordKind = 'login' | 'fund';

/** The minimum and maximum length of a new password (spec 2 §5, §9). */
export const PASSWORD_LENGTH = { min: 6, max: 16 } as const;
/** The maximum length of the old password: whatever may have been set (D71, spec 1 §9, D47). */
export const OLD_PASSWORD_MAX: Readonly<Record<PasswordKind, number>> = { login: 32, fund: 18 };

const OLD_LENGTH_TEXT = '请输入正确的旧密码长度';
const NEW_LENGTH_TEXT = '请输入正确的新密码长度';
const CONFIRMATION_TEXT = '两次密码不一致！';

/** What the inputs take (D64). */
export const passwordText = (kind: PasswordKind) => ({
  oldPassword: secret(OLD_PASSWORD_MAX[kind], OLD_LENGTH_TEXT),
  newPassword: secret(PASSWORD_LENGTH.max, NEW_LENGTH_TEXT),
  confirmation: secret(PASSWORD_LENGTH.max, CONFIRMATION_TEXT),
});

const isWithin = (text: string, max: number) => text.length >= PASSWORD_LENGTH.min && text.length <= max;

/** The rules in the order of the document (spec 2 §5, D27): field, test, text. */
const rules: readonly [
  keyof PasswordValues,
  (values: PasswordValues, kind: PasswordKind) => boolean,
  string,
][] = [
  ['oldPassword', (v) => v.oldPassword !== '', '请输入旧密码'],
  ['newPassword', (v) => v.newPassword !== '', '请输入新密码'],
  ['confirmation', (v) => v.confirmation !== '', '请输入确认密码'],
  ['oldPassword', (v, kind) => isWithin(v.oldPassword, OLD_PASSWORD_MAX[kind]), OLD_LENGTH_TEXT],
  ['newPassword', (v) => isWithin(v.newPassword, PASSWORD_LENGTH.max), NEW_LENGTH_TEXT],
  ['confirmation', (v) => v.confirmation === v.newPassword, CONFIRMATION_TEXT],
  ['newPassword', (v) => v.newPassword !== v.oldPassword, '新旧密码不能一致！'],
];

/** The first rule that the values break, or null; only the length of the old password depends on the kind. */
export function invalidPasswordChange(
  kind: PasswordKind,
  values: PasswordValues,
): InvalidField<keyof PasswordValues> | null {
  const broken = rules.find(([, holds]) => !holds(values, kind));
  return broken === undefined ? null : { field: broken[0], text: broken[2] };
}

/** A rule as shown while typing: a hint, never a refusal (spec 2 §5, D47). */
export interface PasswordCheck {
  text: string;
  met: boolean;
}

/** The rules as a list that is ticked off while typing. */
export function passwordChecks(kind: PasswordKind, values: PasswordValues): PasswordCheck[] {
  const { oldPassword, newPassword, confirmation } = values;
  const { min, max } = PASSWORD_LENGTH;
  const own =
    kind === 'fund'
      ? [{ text: '6位数字', met: /^\d{6}$/.test(newPassword) }]
      : [
          { text: `${min}-${max}位字符`, met: newPassword.length >= min && newPassword.length <= max },
          { text: '包含字母和数字', met: /[A-Za-z]/.test(newPassword) && /\d/.test(newPassword) },
        ];
  return [
    ...own,
    { text: '与旧密码不同', met: newPassword !== '' && newPassword !== oldPassword },
    { text: '两次输入一致', met: newPassword !== '' && newPassword === confirmation },
  ];
}

/** How hard a login password is to guess; `none` while it is empty. */
export type PasswordStrength = 'none' | 'weak' | 'fair' | 'strong';

/** The strength by length and number of kinds of characters; our own estimate, only a hint. */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 'none';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  if (password.length < 8 || kinds < 2) return 'weak';
  return password.length >= 12 || kinds >= 3 ? 'strong' : 'fair';
}
