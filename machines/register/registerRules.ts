import { code, digits, identifier, personName, secret, tooLong } from '#machines/kit/form/fieldText.ts';
import type { InvalidField } from '#machines/kit/form/invalidField.ts';
import type { FieldWords } from '#machines/kit/submission/refusal.ts';

/** The values of the registration form (spec 1 §3); absent optional fields are empty. */
export interface RegisterValues {
  name: string;
  phone: string;
  smsCode: string;
  realname: string;
  password: string;
  password_confirmation: string;
  invite_code: string;
}

/** The input of the registration call: the values, and the referrer (spec 1 §2); empty if there is none. */
export interface Registration extends RegisterValues {
  pid: string;
}

/** The operator's settings for the rules: whether an SMS code is required, and the pattern of an invite code (D29). */
export interface RegisterPolicy {
  smsOpen: boolean;
  inviteCode: RegExp;
}

/** The maximum length of each input (spec 1 §9, D28). */
export const REGISTER_MAX = { name: 19, phone: 11, smsCode: 6, realname: 32, password: 32 } as const;

/** Whether a text mixes letters and digits: at least one of each and nothing else (D30). */
function isMixed(text: string): boolean {
  return /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]+$/.test(text);
}

function isName(text: string): boolean {
  return text.length >= 6 && text.length <= REGISTER_MAX.name && isMixed(text);
}

/** `1`, then 3–9, 11 digits in all (D28). */
export function isPhone(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text);
}

const realName = /^(?=.*[\p{Script=Han}A-Za-z])[\p{Script=Han}A-Za-z ·.'-]{1,32}$/u;

const PHONE_TEXT = '请输入有效的手机号！';
const NAME_TEXT = '用户名长度不得低于6位，以字母和数字组合！';
const SMS_TEXT = '请输入有效的短信验证码！';
const CONFIRMATION_TEXT = '两次密码不一致！';
const REALNAME_TEXT = '姓名格式不正确，可以是中，英文名称！';
const INVITE_TEXT = '邀请码格式不正确！';

/** The country code, which falls away before the eleven digits (D64). */
const withoutCountry = (phone: string) => phone.replace(/^(?:00)?86(?=1)/, '');

/** What the fields take (D64). */
export const REGISTER_TEXT = {
  name: identifier(REGISTER_MAX.name, tooLong('账号', REGISTER_MAX.name)),
  phone: digits(REGISTER_MAX.phone, PHONE_TEXT, withoutCountry),
  smsCode: code(REGISTER_MAX.smsCode, SMS_TEXT),
  realname: personName(REGISTER_MAX.realname, REALNAME_TEXT),
  password: secret(REGISTER_MAX.password, tooLong('密码', REGISTER_MAX.password)),
  password_confirmation: secret(REGISTER_MAX.password, CONFIRMATION_TEXT),
};

/** What the field of the invite code takes; it has no limit but its pattern, which may allow hyphens. */
export function inviteCodeText(pattern: RegExp) {
  const asWritten = identifier(Infinity, INVITE_TEXT);
  const plain = code(Infinity, INVITE_TEXT);
  return {
    ...asWritten,
    meant: (text: string) => {
      const written = asWritten.meant(text);
      if (written !== null && pattern.test(asWritten.keep(written))) return written;
      const meant = plain.meant(text);
      return meant && plain.keep(meant);
    },
  };
}

/** The rules in the order of the document (spec 1 §5, D27): field, test, text. */
const rules: readonly [
  keyof RegisterValues,
  (values: RegisterValues, policy: RegisterPolicy) => boolean,
  string,
][] = [
  ['phone', (v) => isPhone(v.phone), PHONE_TEXT],
  ['smsCode', (v, policy) => !policy.smsOpen || v.smsCode.length === REGISTER_MAX.smsCode, SMS_TEXT],
  ['name', (v) => isName(v.name), NAME_TEXT],
  [
    'password',
    (v) => v.password.length >= 8 && v.password.length <= REGISTER_MAX.password && isMixed(v.password),
    '密码长度最少8位！以字母和数字组合！',
  ],
  ['password_confirmation', (v) => v.password_confirmation === v.password, CONFIRMATION_TEXT],
  ['realname', (v) => realName.test(v.realname), REALNAME_TEXT],
  ['invite_code', (v, policy) => v.invite_code === '' || policy.inviteCode.test(v.invite_code), INVITE_TEXT],
];

/** How the server's words show which field they mean. */
export const REGISTER_WORDS: FieldWords<keyof RegisterValues> = {
  name: /用户名|账号/,
  phone: /手机/,
  smsCode: /验证码/,
  realname: /姓名/,
  password: /密码/,
  invite_code: /邀请码/,
};

/** The values as they are sent: surrounding blanks are removed, but never from a password. */
export function trimmed(values: RegisterValues): RegisterValues {
  return {
    ...values,
    name: values.name.trim(),
    phone: values.phone.trim(),
    smsCode: values.smsCode.trim(),
    realname: values.realname.trim(),
    invite_code: values.invite_code.trim(),
  };
}

/** The first rule that the values break, or null. */
export function invalidRegistration(
  values: RegisterValues,
  policy: RegisterPolicy,
): InvalidField<keyof RegisterValues> | null {
  const clean = trimmed(values);
  const broken = rules.find(([, holds]) => !holds(clean, policy));
  return broken === undefined ? null : { field: broken[0], text: broken[2] };
}

/**
 * What keeps the code from being sent: a phone number that is none, or a name that is there and would be refused, for
 * which no SMS is spent; null if nothing does.
 */
export function invalidCodeRequest(
  values: Pick<RegisterValues, 'phone' | 'name'>,
): InvalidField<'phone' | 'name'> | null {
  const name = values.name.trim();
  if (!isPhone(values.phone.trim())) return { field: 'phone', text: PHONE_TEXT };
  return name === '' || isName(name) ? null : { field: 'name', text: NAME_TEXT };
}

/**
 * The wrong fields among those that were left, after one more was left. An empty field is not wrong yet; of a password
 * and its confirmation only the first that is wrong is marked.
 */
export function wrongAfterLeaving(
  wrong: readonly InvalidField<keyof RegisterValues>[],
  field: keyof RegisterValues,
  values: RegisterValues,
  policy: RegisterPolicy,
): InvalidField<keyof RegisterValues>[] {
  const clean = trimmed(values);
  const judged = field.startsWith('password') ? ['password', 'password_confirmation'] : [field];
  const broken = rules.find(
    ([name, holds]) => judged.includes(name) && clean[name] !== '' && !holds(clean, policy),
  );
  return [
    ...wrong.filter((other) => !judged.includes(other.field)),
    ...(broken === undefined ? [] : [{ field: broken[0], text: broken[2] }]),
  ];
}
