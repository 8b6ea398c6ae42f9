import { expect } from 'vitest';
import type { exclusionModel } from '#tests/models/playerProtection/exclusion.model.ts';
import { CALL, changes, kept, openKept, toldAndReloaded } from '#tests/steps/protection.steps.ts';
import {
  expectButton,
  expectSending,
  expectToast,
  NETWORK_TEXT,
  type Driver,
} from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

/** The values for a break; those for a closing have the same shape. */
const rest = {
  /** the selected length */
  length: '7天',
  /** the label of the button, and the title of the dialog */
  title: '开始休息',
  confirm: '开始休息',
  /** the explanation in the dialog */
  warning: /从现在起 7天 内.*提现照常/,
  word: '',
  change: { action: 'break', days: 7 } as object,
  kept: { break_until: '2026-11-27 12:00:00' } as object,
  done: '休息已开始，游戏和充值已暂停',
  shown: '您正在休息，游戏和充值将于 2026-11-27 12:00:00（北京时间）恢复，提现不受影响',
};
type Kind = typeof rest;

const closing: Kind = {
  length: '1年',
  title: '关闭账户',
  confirm: '确认关闭',
  warning: /当前余额 ?¥.*仍属于您.*提现/,
  word: '关闭账户',
  change: { action: 'close', months: 12 },
  kept: { closed_until: '2027-11-20 12:00:00' },
  done: '账户已关闭，您仍可登录并提现',
  shown: '您的账户已关闭至 2027-11-20 12:00:00（北京时间），期间仅可登录和提现',
};

const exclusionSteps =
  (kind: Kind) =>
  (take: () => Driver | Promise<Driver>): ModelStepsOf<typeof exclusionModel, Driver> => {
    /** the dialog is open, and nothing was sent */
    const asked = async (driver: Driver, confirm: 'free' | 'off') => {
      await driver.look(({ dialogs, words }) => {
        expect(dialogs).toEqual([kind.title]);
        expect(words.join('')).toMatch(kind.warning);
      });
      await expectButton(driver, kind.confirm, confirm);
      expect(changes(driver)).toEqual([]);
    };
    const gone = (driver: Driver) => driver.look(({ dialogs }) => expect(dialogs).toEqual([]));
    const goneAndLooksAgain = (text: string) =>
      async function expectGoneAndLooking(driver: Driver) {
        await gone(driver);
        await toldAndReloaded(kind.title, text)(driver);
      };
    const confirm = (driver: Driver) => driver.press('button', kind.confirm);
    return {
      open: async () => {
        const driver = await openKept(take);
        await driver.press('radio', kind.length);
        return driver;
      },
      close: (driver) => driver.close(),
      sees: {
        async open(driver) {
          await gone(driver);
          expect(changes(driver)).toEqual([]);
        },
        asked: (driver) => asked(driver, kind.word === '' ? 'free' : 'off'),
        agreed: (driver) => asked(driver, 'free'),
        async sending(driver) {
          await expectSending(driver, CALL, kind.confirm);
          expect(changes(driver)).toEqual([kind.change]);
        },
        async keptAway(driver) {
          await gone(driver);
          await expectToast(driver, kind.done);
          await driver.reads(kind.shown);
        },
        refusalShown: goneAndLooksAgain('不能缩短'),
        lookingAgain: goneAndLooksAgain(NETWORK_TEXT),
      },
      does: {
        ask: (driver) => driver.press('button', kind.title),
        thinkAgain: (driver) => driver.press('button', '再想想'),
        async agree(driver) {
          if (kind.word !== '') await driver.type(`输入“${kind.word}”以确认`, kind.word);
        },
        agreeAgain: confirm,
        confirm,
        serverTakes: (driver) => driver.calls.answer(CALL, kept(kind.kept)),
        serverRefuses: (driver) => driver.calls.answer(CALL, { code: 400, message: '不能缩短' }),
        answerIsLost: (driver) => driver.calls.answer(CALL, 'lost'),
      },
    };
  };

/** A break of a week on 理性娱乐. */
export const breakSteps = exclusionSteps(rest);

/** The closing of the account for a year. */
export const closingSteps = exclusionSteps(closing);
