import { screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished } from 'vitest';
import type { RegisterValues } from '#machines/register/registerRules.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

export const REGISTER = '/api/register';
export const SMS = '/api/send-sms';

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

/** The app at the registration page, with a user who types and clicks. */
export interface RegisterPage {
  app: RenderedDriver;
  user: UserEvent;
  /** expects this number of requests to a path */
  expectRequests: (path: string, count: number) => Promise<void>;
}

/** Opens the page on a site that requires an SMS code, unless specified otherwise. */
export async function openPage({ location = '/register', smsOpen = true } = {}): Promise<RegisterPage> {
  const app = renderDriver();
  onTestFinished(() => app.close());
  await app.calls.always('/api/app', {
    code: 200,
    data: { title: '流金娱乐', site_state: 1, sms_open: Number(smsOpen) },
  });
  await app.open(location, { hold: [REGISTER, SMS] });
  await app.sees('button', '注册');
  return {
    app,
    user: userEvent.setup({ delay: null }),
    expectRequests: (path, count) => app.look(() => expect(app.calls.made(path)).toHaveLength(count)),
  };
}

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
