import { expect } from 'vitest';
import type { accountModel } from '#tests/models/account/account.model.ts';
import {
  answerUnknownLogin,
  expectLoadFailed,
  expectLoading,
  userAnswer,
  type Driver,
} from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const CALL = '/api/user';

/** The links to change a setting, with the current value. */
const settings = (mobile: string, email: string, birthday: string) =>
  [
    '登录密码 #/resetPasswordNew 修改',
    `手机号码 #/modifyPhone ${mobile}`,
    '支付密码 #/modifyPayPassword 修改',
    `邮箱 #/modifyEmail ${email}`,
    `生日 #/modifyBirthday ${birthday}`,
    '收款账户 #/bankCard',
    '优惠活动 #/activeList',
    '申请记录 #/applyagentList',
  ].map((link) => link.trim());
const seesSettings = (agentEntry: string) => (driver: Driver) =>
  driver.look(({ links, loading, words }) => {
    expect(links).toEqual([...settings('138****0000', '未绑定', '未填写'), agentEntry]);
    expect(words).toContain('张三');
    expect(loading).toEqual([]);
  });
const arrive = (isagent: number) => (driver: Driver) =>
  driver.calls.answer(CALL, userAnswer('0.00', { isagent }));

/** The account settings of a member whose info is not loaded at the start. */
export const accountSteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof accountModel, Driver> => ({
  open: async () => {
    const driver = await take();
    await driver.open('/faq', { member: true, hold: [CALL] });
    await driver.calls.answer(CALL, { code: 500 });
    await driver.goTo('/accountCenter');
    return driver;
  },
  close: (driver) => driver.close(),
  sees: {
    waiting: async (driver) => {
      await expectLoading(driver, CALL);
      await driver.look(({ links }) => expect(links).toEqual(settings('', '', '')));
    },
    failed: (driver) => expectLoadFailed(driver, CALL),
    settings: seesSettings('申请代理 #/applyagent'),
    settingsOfAnAgent: seesSettings('代理登录 #/gamePage?dailiD=1'),
    // an expired session is reported only by the dialog (D6)
    leftToTheDialog: (driver) =>
      driver.look(({ dialogs, toasts }) => {
        expect(dialogs).toEqual(['认证失败']);
        expect(toasts).toEqual([]);
      }),
  },
  does: {
    infoArrives: arrive(0),
    infoOfAnAgentArrives: arrive(1),
    infoFails: (driver) => driver.calls.answer(CALL, 'lost'),
    retry: (driver) => driver.press('button', '重试'),
    loginHasExpired: answerUnknownLogin(CALL),
  },
});
