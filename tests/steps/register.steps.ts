import { expect } from 'vitest';
import type { registerModel } from '#tests/models/register/register.model.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { control, expectHeld, expectMarked, expectWordsAt, type Driver } from '#tests/support/driver.ts';

const REGISTER = '/api/register';
const SMS = '/api/send-sms';

/** Values that pass every rule, by field label; some have spaces around them, as users type them. */
const VALID = {
  账号: ' player88 ',
  手机号: '13912345678',
  短信验证码: '123456',
  真实姓名: ' 张三 ',
  密码: 'secret123',
  确认密码: 'secret123',
  邀请码: 'ABC123',
} as const;
/** The same values in the request. */
const SENT = {
  name: 'player88',
  phone: VALID.手机号,
  smsCode: '123456',
  realname: '张三',
  password: VALID.密码,
  password_confirmation: VALID.密码,
  invite_code: 'ABC123',
} as const;
const ALL_WRONG: Values = {
  账号: '',
  手机号: '',
  短信验证码: '',
  真实姓名: '',
  密码: '',
  确认密码: 'x',
  邀请码: '!',
};
const PHONE_TEXT = '请输入有效的手机号！';
const CODE_TEXT = '请输入有效的短信验证码！';
const NAME_TEXT = '用户名长度不得低于6位，以字母和数字组合！';
const CONFIRMATION_TEXT = '两次密码不一致！';
const INVITE_TEXT = '邀请码格式不正确！';
const NO_CODE_TEXT = '短信发送过于频繁';
const isLabel = (label: string): label is keyof typeof VALID => Object.hasOwn(VALID, label);
type Values = Readonly<Record<keyof typeof VALID, string>>;

const submit = (changes: Partial<Values> = {}) =>
  async function fillAndSubmit(driver: Driver) {
    for (const [label, value] of Object.entries({ ...VALID, ...changes })) await driver.type(label, value);
    await driver.press('button', '注册');
  };

// a field that was left with something wrong in it is marked too
const refused = (label: keyof Values, message: string) => (driver: Driver) =>
  driver.look((seen) => {
    expect(seen.marked).toContainEqual({ label, message });
    expect(seen.toast).toBe(message);
    // an earlier one has been answered
    expect(driver.calls.waiting(REGISTER)).toBe(0);
    expect(seen.token).toBeNull();
  });

/** The words at these fields and no other, in the order of the page. */
const marks = (texts: Partial<Values>) =>
  Object.entries(texts).map(([label, message]) => ({ label, message }));

const codeRequested = (texts: Partial<Values>) => (driver: Driver) =>
  driver.look((seen) => {
    expect(driver.calls.waiting(SMS)).toBe(1);
    expect(driver.calls.made(SMS).at(-1)).toEqual({ phone: VALID.手机号 });
    expect(control(seen, '获取验证码')).toMatchObject({ ready: false, busy: true });
    expect(seen.marked).toEqual(marks(texts));
  });

const noCode = (texts: Partial<Values>) => (driver: Driver) =>
  driver.look((seen) => {
    expect(seen.toast).toBe(NO_CODE_TEXT);
    expect(seen.marked).toEqual(marks(texts));
    expect(control(seen, '获取验证码')).toMatchObject({ ready: true, busy: false });
  });

const phoneRefused = async (driver: Driver) => {
  await refused('手机号', PHONE_TEXT)(driver);
  expect(driver.calls.waiting(SMS)).toBe(0);
};

const waiting = (pid: string) => (driver: Driver) =>
  driver.look((seen) => {
    expect(control(seen, '注册')).toMatchObject({ ready: false, busy: true });
    expect(seen.marked).toEqual([]);
    expect(driver.calls.waiting(REGISTER)).toBe(1);
    expect(driver.calls.made(REGISTER).at(-1)).toMatchObject({ ...SENT, pid });
  });

const outsideWithAll = (driver: Driver) =>
  driver.look((seen) => {
    expect(control(seen, '注册')).toMatchObject({ ready: true, busy: false });
    expect(seen.fields.find(({ label }) => label === '密码')?.value).toBe(VALID.密码);
    expect(seen.token).toBeNull();
  });

const toldAtButton = (text: string) => async (driver: Driver) => {
  await expectWordsAt('注册')(text)(driver);
  await outsideWithAll(driver);
};

/** The registration page: opened at this location, it sends this referrer and leads to `leadsTo`, with this token. */
export function registerSteps(
  take: () => Driver | Promise<Driver>,
  { location = '/register', pid = '', leadsTo = '/', token = async () => 'token-of-player88' } = {},
): ModelStepsOf<typeof registerModel, Driver> {
  return {
    open: async () => {
      const driver = await take();
      await driver.open(location, { hold: [REGISTER, SMS] });
      // whether a code is required is known once the site info is loaded
      await driver.look((seen) => expect(seen.fields.map(({ label }) => label)).toContain('短信验证码'));
      return driver;
    },
    close: (driver) => driver.close(),
    sees: {
      filling: (driver) =>
        driver.look((seen) => {
          expect(seen.marked).toEqual([]);
          expect(control(seen, '注册')).toMatchObject({ ready: true, busy: false, says: '' });
        }),
      phoneRefused,
      phoneRefusedBesideBadName: phoneRefused,
      allMarked: async (driver) => {
        await phoneRefused(driver);
        await expectMarked(driver, PHONE_TEXT, CONFIRMATION_TEXT, INVITE_TEXT);
      },
      phoneCleaned: async (driver) => {
        await expectMarked(driver);
        await expectHeld(driver, '手机号', VALID.手机号);
      },
      phoneKept: async (driver) => {
        await phoneRefused(driver);
        await expectHeld(driver, '手机号', VALID.手机号);
      },
      codeRefused: refused('短信验证码', CODE_TEXT),
      nameRefused: refused('账号', NAME_TEXT),
      passwordRefused: refused('密码', '密码长度最少8位！以字母和数字组合！'),
      confirmationRefused: refused('确认密码', CONFIRMATION_TEXT),
      realNameRefused: refused('真实姓名', '姓名格式不正确，可以是中，英文名称！'),
      inviteCodeRefused: refused('邀请码', INVITE_TEXT),
      codeRequested: codeRequested({}),
      codeRequestedBesideBadCode: codeRequested({ 短信验证码: CODE_TEXT }),
      noCodeShown: noCode({ 短信验证码: NO_CODE_TEXT }),
      noCodeShownAtBadCode: noCode({ 短信验证码: NO_CODE_TEXT }),
      nameRefusedBesideCode: async (driver) => {
        await refused('账号', NAME_TEXT)(driver);
        await codeRequested({ 账号: NAME_TEXT })(driver);
      },
      nameAndNoCodeShown: noCode({ 短信验证码: NO_CODE_TEXT, 账号: NAME_TEXT }),
      waiting: waiting(pid),
      waitingBesideCode: async (driver) => {
        await waiting(pid)(driver);
        await codeRequested({})(driver);
      },
      async refusalShown(driver) {
        await driver.look((seen) => {
          expect(seen.toast).toBe('该手机号已注册');
          expect(seen.marked).toEqual([{ label: '手机号', message: '该手机号已注册' }]);
          expect(seen.focused).toBe('手机号');
        });
        await outsideWithAll(driver);
      },
      networkFaultShown: toldAtButton('网络错误，请稍后重试'),
      serverFaultShown: toldAtButton('服务器异常，请稍后再试'),
      inside: (driver) =>
        driver.look((seen) => {
          expect(seen.at).toBe(leadsTo);
          expect(seen.token).not.toBeNull();
        }),
    },
    does: {
      submitWithBadPhone: submit({ 手机号: '12800000000' }),
      submitWithBadCode: submit({ 短信验证码: '12345' }),
      submitWithBadName: submit({ 账号: 'play8' }),
      submitWithBadPassword: submit({ 密码: 'secret12 ', 确认密码: 'secret12 ' }),
      submitWithOtherConfirmation: submit({ 确认密码: 'secret124' }),
      submitWithBadRealName: submit({ 真实姓名: '张3' }),
      submitWithBadInviteCode: submit({ 邀请码: 'AB!' }),
      submitAllWrong: submit(ALL_WRONG),
      submit: submit(),
      submitAgain: (driver) => driver.press('button', '注册'),
      pasteAPhoneAsCopied: (driver) => driver.type('手机号', '手机：+86 139-1234 5678'),
      pasteTooLongAPhone: (driver) => driver.type('手机号', '139 1234 56789'),
      edit: async (driver) => {
        const marked = await driver.look((seen) => seen.marked.map(({ label }) => label).filter(isLabel));
        // words above the button are about no field
        for (const label of marked.length > 0 ? marked : (['账号'] as const))
          await driver.type(label, VALID[label]);
        // it is compared with the password when that is left
        if (marked.includes('密码')) await driver.type('确认密码', VALID.确认密码);
      },
      askForCode: async (driver) => {
        await driver.type('手机号', VALID.手机号);
        await driver.press('button', '获取验证码');
      },
      askForCodeWithBadPhone: async (driver) => {
        await driver.type('手机号', '1380000000');
        await driver.press('button', '获取验证码');
      },
      askForCodeWithBadName: async (driver) => {
        await driver.type('账号', 'play8');
        await driver.type('手机号', VALID.手机号);
        await driver.press('button', '获取验证码');
      },
      // the sandbox would require a code, so the test answers itself
      serverAccepts: async (driver) =>
        driver.calls.answer(REGISTER, { code: 201, data: { api_token: await token() } }),
      serverRefuses: (driver) => driver.calls.answer(REGISTER, { code: 422, message: '该手机号已注册' }),
      noCodeIsSent: (driver) => driver.calls.answer(SMS, { code: 422, message: NO_CODE_TEXT }),
      networkFails: (driver) => driver.calls.answer(REGISTER, 'lost'),
      answerMakesNoSense: (driver) => driver.calls.answer(REGISTER, 'garbled'),
    },
  };
}
