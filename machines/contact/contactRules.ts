import type { InvalidField } from '#machines/forms/invalidField.ts';

/** Why a phone is refused in the member area (spec 2 §5). */
export const PHONE_TEXT = '请输入正确手机号';
/** How much the phone inputs of the member area take, so that every prefix can be typed (D40). */
export const MEMBER_PHONE_MAX = 14;
/** How much the email input takes, as the other inputs do (spec 2 §5). */
export const EMAIL_MAX = 80;

/** A birthday as YYYY-MM-DD, and the day on which it is sent. */
export interface BirthdayValues {
  birthday: string;
  today: string;
}

/** A phone as the member area takes it: prefix 0, 86 or 17951, then 13x, 15x, 17[678], 18x, 14[57], 8 digits (D28). */
export function isMemberPhone(text: string): boolean {
  return /^(?:0|86|17951)?(?:13\d|15\d|17[678]|18\d|14[57])\d{8}$/.test(text);
}

/** Looks like an address: something, `@`, a domain with a dot; no blanks. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}

/** The phone form's rule (spec 2 §5). */
export function invalidPhone({ mobile }: { mobile: string }): InvalidField<'mobile'> | null {
  return isMemberPhone(mobile.trim()) ? null : { field: 'mobile', text: PHONE_TEXT };
}

/** The first day that the birthday form takes; its last is the day of the press. */
export const FIRST_BIRTHDAY = '1900-01-01';

/** The birthday form's rule: a day of the calendar, no later than `today`, both as YYYY-MM-DD. */
export function invalidBirthday({ birthday, today }: BirthdayValues): InvalidField<'birthday'> | null {
  const at = /^\d{4}-\d\d-\d\d$/.test(birthday) ? new Date(`${birthday}T00:00:00Z`) : null;
  // the 30th of February is the 2nd of March to a date
  const exists = at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(birthday);
  return exists && birthday >= FIRST_BIRTHDAY && birthday <= today
    ? null
    : { field: 'birthday', text: '请输入正确生日' };
}

/** The email form's rule (spec 2 §5). */
export function invalidEmail({ email }: { email: string }): InvalidField<'email'> | null {
  return isEmail(email.trim()) ? null : { field: 'email', text: '请输入正确邮箱' };
}
