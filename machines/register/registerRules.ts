import type { InvalidField } from '#machines/forms/invalidField.ts';

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

/** `1`, then 3–9, 11 digits in all (D28). */
export function isPhone(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text);
}

const realName = /^(?=.*[\p{Script=Han}A-Za-z])[\p{Script=Han}A-Za-z ·.'-]{1,32}$/u;

/** The rules in the order of the document (spec 1 §5, D27): field, test, text. */
const rules: readonly [
  keyof RegisterValues,
  (values: RegisterValues, policy: RegisterPolicy) => boolean,
  string,
][] = [
  ['phone', (v) => isPhone(v.phone), '请输入有效的手机号！'],
  ['smsCode', (v, policy) => !policy.smsOpen || v.smsCode.length === 6, '请输入有效的短信验证码！'],
  ['name', (v) => v.name.length >= 6 && isMixed(v.name), '用户名长度不得低于6位，以字母和数字组合！'],
  ['password', (v) => v.password.length >= 8 && isMixed(v.password), '密码长度最少8位！以字母和数字组合！'],
  ['password_confirmation', (v) => v.password_confirmation === v.password, '两次密码不一致！'],
  ['realname', (v) => realName.test(v.realname), '姓名格式不正确，可以是中，英文名称！'],
  [
    'invite_code',
    (v, policy) => v.invite_code === '' || policy.inviteCode.test(v.invite_code),
    '邀请码格式不正确！',
  ],
];

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
