import { digits, identifier } from './fieldText.ts';
import type { InvalidField } from './invalidField.ts';

/** Shown when the member area refuses a phone number (spec 2 §5). */
export const PHONE_TEXT = '请输入正确手机号';
const EMAIL_TEXT = '请输入正确邮箱';
/** The maximum length of the phone inputs of the member area, long enough for every prefix (D40). */
export const MEMBER_PHONE_MAX = 16;
/** The maximum length of the email input, like the other inputs (spec 2 §5). */
export const EMAIL_MAX = 80;

/** What the phone inputs take (D64): the prefixes that the rule allows stay, and 0086 is 86. */
export const MEMBER_PHONE = digits(MEMBER_PHONE_MAX, PHONE_TEXT, (phone) => phone.replace(/^00(?=86)/, ''));
/** What the email input takes. */
export const EMAIL = identifier(EMAIL_MAX, EMAIL_TEXT);

/** A birthday as YYYY-MM-DD, and the day on which it is sent. */
export interface BirthdayValues {
  birthday: string;
  today: string;
}

/**
 * Whether the member area accepts a phone number: prefix 0, 86 or 17951, then 13x, 15x, 17[678], 18x, 14[57], 8 digits
 * (D28).
 */
export function isMemberPhone(text: string): boolean {
  return /^(?:0|86|17951)?(?:13\d|15\d|17[678]|18\d|14[57])\d{8}$/.test(text);
}

/** Whether a text looks like an address: something, `@`, a domain with a dot; no blanks. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}

/** The phone form's rule (spec 2 §5). */
export function invalidPhone({ mobile }: { mobile: string }): InvalidField<'mobile'> | null {
  return isMemberPhone(mobile.trim()) ? null : { field: 'mobile', text: PHONE_TEXT };
}

/** The first day that the birthday form accepts; the last one is the day of the press. */
export const FIRST_BIRTHDAY = '1900-01-01';

/** The birthday form's rule: a calendar day not later than `today`, both as YYYY-MM-DD. */
export function invalidBirthday({ birthday, today }: BirthdayValues): InvalidField<'birthday'> | null {
  const at = new Date(`${birthday}T00:00:00Z`);
  // a Date turns the 30th of February into the 2nd of March
  const exists = !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === birthday;
  return exists && birthday >= FIRST_BIRTHDAY && birthday <= today
    ? null
    : { field: 'birthday', text: '请输入正确生日' };
}

/** The email form's rule (spec 2 §5). */
export function invalidEmail({ email }: { email: string }): InvalidField<'email'> | null {
  return isEmail(email.trim()) ? null : { field: 'email', text: EMAIL_TEXT };
}
