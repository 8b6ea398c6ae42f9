import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { registerMachine } from '#machines/register/register.machine.ts';
import type { RegisterValues } from '#machines/register/registerRules.ts';
import { openScreen } from '#tests/support/openScreen.tsx';

/** The fields by their accessible names. */
export const LABELS = {
  name: '账号',
  phone: '手机号',
  smsCode: '短信验证码',
  realname: '真实姓名',
  password: '密码',
  password_confirmation: '确认密码',
  invite_code: '邀请码',
} as const;

/** A valid registration, in the order of the rules. */
export const VALID = {
  phone: '13800000000',
  smsCode: '123456',
  name: 'player88',
  password: 'abcd1234',
  password_confirmation: 'abcd1234',
  realname: '张三',
  invite_code: 'AB12',
} satisfies RegisterValues;

/** Opens the page on a site that requires an SMS code, unless specified otherwise. */
export const openPage = ({
  location = '/register',
  smsOpen = true,
  smsDeadline = (_now: number): number => 0,
} = {}) =>
  openScreen(location, {
    logic: registerMachine,
    page: { input: ({ search }) => ({ search, inviteCode: /^[A-Za-z0-9]{4,16}$/ }) },
    appInfo: { smsOpen },
    smsDeadline,
  });

/** A field by its name in the form; queried by label, because a query by role takes ten times as long. */
export const fieldOf = (name: keyof typeof LABELS) => screen.getByLabelText<HTMLInputElement>(LABELS[name]);

/** The button that registers. */
export const submit = () => screen.getByRole('button', { name: '注册' });

/** Types the values into their fields; an empty value is skipped. */
export async function enter(user: UserEvent, values: Partial<RegisterValues>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await user.click(fieldOf(name as keyof typeof LABELS));
    if (value !== '') await user.paste(value);
  }
}
