import { expect } from 'vitest';
import type { withdrawModel } from '#tests/models/withdraw/withdraw.model.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import {
  expectAt,
  expectButton,
  expectHeld,
  expectMarked,
  expectRefused,
  expectRetrying,
  expectSending,
  expectToast,
  expectUnknown,
  openWithMoney,
  expectToastAndFree,
  expectWordsAt,
  UNREADABLE_TEXT,
  type Driver,
} from '#tests/support/driver.ts';

const CALL = '/api/withdraw';
const PRESS = '确认提现';
const AMOUNT = '提现金额';
const PASSWORD = '支付密码';
/** The member's account in the sandbox, and the fund password. */
const ACCOUNT = '工商银行 **** **** **** 3445';
const FUND_PASSWORD = '888888';
/** A fen more than the member has at first; what was sent and lost leaves less. */
const TOO_MUCH = '86420.01';
const TOO_LONG = '支付密码最多17个字符';
const TAKEN = '提交成功，等待后台审核';

/** A withdrawal in CNY. */
export function withdrawSteps(
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof withdrawModel, Driver> {
  const fill = async (driver: Driver) => {
    await driver.press('radio', ACCOUNT);
    await driver.type(AMOUNT, '250.50');
  };
  const press = (driver: Driver) => driver.press('button', PRESS);
  const taken = async (driver: Driver) => {
    await driver.sees('heading', TAKEN);
    await expectAt(driver, '/withdraw');
  };
  return {
    open: async () => {
      const driver = await openWithMoney(await take(), '/withdraw', [CALL]);
      await driver.sees('radio', ACCOUNT);
      return driver;
    },
    close: (driver) => driver.close(),
    sees: {
      async filling(driver) {
        await expectButton(driver, PRESS, 'free');
        await expectMarked(driver);
        await driver.misses('region', '结果未知');
      },
      givenUp: (driver) => expectHeld(driver, AMOUNT, '250.50'),
      async tooMuchSaid(driver) {
        await driver.look(({ words }) =>
          expect(words.filter((text) => /^超过可提余额\d+\.\d\d元$/.test(text))).toHaveLength(1),
        );
        await expectMarked(driver);
      },
      async allTaken(driver) {
        await driver.look(({ words, fields }) => {
          const filled = fields.find(({ label }) => label === AMOUNT)?.value ?? '';
          expect(filled).toMatch(/^\d+\.\d\d$/);
          expect(Number(filled)).toBeLessThan(Number(TOO_MUCH));
          expect(words.filter((text) => text.startsWith('超过'))).toEqual([]);
        });
      },
      accountRefused: (driver) => expectRefused(driver, '您要提现到哪里呢？', CALL),
      async amountUnreadable(driver) {
        await expectRefused(driver, UNREADABLE_TEXT, CALL);
        await expectHeld(driver, AMOUNT, '1.000');
      },
      amountRefused: (driver) => expectRefused(driver, '单笔取款不能低于100元', CALL),
      passwordRefused: (driver) => expectRefused(driver, '请输入您的支付密码', CALL),
      pasteRefused: (driver) => expectRefused(driver, TOO_LONG, CALL),
      async pasteRefusedUnknown(driver) {
        await expectRefused(driver, TOO_LONG, CALL);
        await driver.sees('region', '结果未知');
      },
      async sending(driver) {
        await expectSending(driver, CALL, PRESS);
        await expectHeld(driver, AMOUNT, '250.50');
      },
      async refusalShown(driver) {
        await expectToastAndFree(PRESS)('余额不足，无法提现')(driver);
        await driver.look(({ marked, focused }) => {
          expect(marked).toEqual([{ label: AMOUNT, message: '余额不足，无法提现' }]);
          expect(focused).toBe(AMOUNT);
        });
        await expectHeld(driver, AMOUNT, '250.50');
      },
      async failureShown(driver) {
        await expectWordsAt(PRESS)('提交失败')(driver);
        await expectHeld(driver, AMOUNT, '250.50');
      },
      unknown: (driver) => expectUnknown(driver),
      async retryRefused(driver) {
        await expectToast(driver, '请输入您的支付密码');
        expect(driver.calls.waiting(CALL)).toBe(0);
        await driver.sees('region', '结果未知');
      },
      sendingAgain: (driver) => expectRetrying(driver, CALL),
      taken,
      receiptHeld: taken,
      home: (driver) => expectAt(driver, '/'),
    },
    does: {
      pressWithNothing: press,
      typeTooMuch: (driver) => driver.type(AMOUNT, TOO_MUCH),
      takeAll: (driver) => driver.press('button', '全部'),
      async pressWithUnreadable(driver) {
        await driver.press('radio', ACCOUNT);
        await driver.type(AMOUNT, '1.000');
        await press(driver);
      },
      async pressWithLittle(driver) {
        await driver.press('radio', ACCOUNT);
        await driver.type(AMOUNT, '99.99');
        await press(driver);
      },
      async pressWithoutPassword(driver) {
        await fill(driver);
        await driver.type(PASSWORD, '');
        await press(driver);
      },
      async press(driver) {
        await fill(driver);
        await driver.type(PASSWORD, FUND_PASSWORD);
        await press(driver);
      },
      pasteTooLongAPassword: (driver) => driver.type(PASSWORD, '8'.repeat(18)),
      pressAgain: (driver) => driver.press('button', PRESS),
      type: (driver) => driver.type(PASSWORD, '1'),
      async switchTab(driver) {
        await driver.press('tab', '虚拟币提现');
        await driver.press('tab', '人民币提现');
      },
      serverTakes: (driver) => driver.calls.answer(CALL, 'own'),
      serverRefuses: (driver) => driver.calls.answer(CALL, { code: 400, message: '余额不足，无法提现' }),
      serverRefusesWithoutWords: (driver) => driver.calls.answer(CALL, { code: 400, message: '' }),
      answerIsLost: (driver) => driver.calls.answer(CALL, 'lost'),
      noAnswerComes: (driver) => driver.calls.answer(CALL, 'late'),
      async retryWithoutPassword(driver) {
        await driver.type(PASSWORD, '');
        await driver.press('button', '重试');
      },
      async retry(driver) {
        await driver.type(PASSWORD, FUND_PASSWORD);
        await driver.press('button', '重试');
      },
      giveUp: (driver) => driver.press('button', '已核对'),
      touchReceipt: (driver) => driver.press('heading', TAKEN),
      wait: (driver) => driver.pass(1500),
    },
  };
}
