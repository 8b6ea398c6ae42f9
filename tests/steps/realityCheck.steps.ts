import { expect } from 'vitest';
import { formatCny } from '#lib/money.ts';
import { RESULT_MS } from '#machines/playerProtection/realityCheckSetup.ts';
import type { realityCheckModel } from '#tests/models/playerProtection/realityCheck.model.ts';
import { CALL as PROTECTION, kept } from '#tests/steps/protection.steps.ts';
import type { AnswerBody } from '#tests/support/answerBody.ts';
import { expectAt, openAt, passUntil, type Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const HOUR = 3_600_000;
const BEIJING_MS = 8 * HOUR;
/** A page on which something is sent, and nothing that moves money. */
const FORM = '/resetPasswordNew';
const GAME = `/game-shell?url=${encodeURIComponent('https://games.example/play')}`;
export const BALANCE = '/api/balance';
export const BETS = '/api/betrecord';
const SEND = '/api/editPassword';

/** The dialog's title, its buttons and its words. */
export const DIALOG = {
  title: '游戏提醒',
  goOn: '继续',
  rest: '休息一下',
  unreadable: '资金记录暂时无法读取，请稍后到资金明细查看。',
};
/** What the member lost in the session. */
export const LOSS = '-320.50';

const rows = (...data: object[]): AnswerBody => ({ code: 200, data: { data, last_page: 1 } });
/** A bet so many ms after a moment. */
const bet = (moment: number, ms: number, winLoss: string) => ({
  bet_time: new Date(moment + ms + BEIJING_MS).toISOString().slice(0, 19).replace('T', ' '),
  bet_amount: '1',
  win_loss: winLoss,
  state: 1,
  bet_id: String(ms),
  Code: '1',
});

const hidden = (driver: Driver) => driver.look(({ dialogs }) => expect(dialogs).toEqual([]));
const goneTo = (location: string) => async (driver: Driver) => {
  await hidden(driver);
  await expectAt(driver, location);
};
/** The dialog, and which of these it says of the records. */
const asks =
  (...shown: string[]) =>
  (driver: Driver) =>
    driver.look(({ dialogs, words }) => {
      expect(dialogs).toEqual([DIALOG.title]);
      expect(words.join('')).toMatch(/您本次登录已游戏 ?[1-9]\d*小时\d\d分钟。/);
      expect(words.filter((word) => [formatCny(LOSS), DIALOG.unreadable].includes(word))).toEqual(shown);
    });

/** The reminder of a member who plays for an hour. */
export const realityCheckSteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof realityCheckModel, Driver> => {
  /** when the member came, and when the hour in which they play began, by the phone's clock */
  let came = 0;
  let began = 0;
  const nowOf = (driver: Driver) => driver.look(({ now }) => now);
  return {
    open: async () => {
      const driver = await openAt(take, FORM, { member: true, hold: [BALANCE, BETS, PROTECTION, SEND] })();
      await driver.calls.always('/api/gettransrecord', rows());
      came = await nowOf(driver);
      return driver;
    },
    close: (driver) => driver.close(),
    sees: {
      elsewhere: hidden,
      playing: hidden,
      left: hidden,
      comingUp: hidden,
      heldBack: async (driver) => {
        await driver.pass(2 * RESULT_MS);
        await hidden(driver);
      },
      resultShown: hidden,
      amongMoney: hidden,
      dialogShown: asks(),
      summaryShown: asks(formatCny(LOSS)),
      summaryShownWithoutRecords: asks(DIALOG.unreadable),
      playingOn: hidden,
      atBreak: goneTo('/protection?section=break'),
      atHome: goneTo('/'),
      gone: async (driver) => {
        await hidden(driver);
        await driver.look(({ token }) => expect(token).toBeNull());
      },
    },
    does: {
      enterGame: async (driver) => {
        began = await nowOf(driver);
        await driver.goTo(GAME);
      },
      leaveGame: (driver) => driver.goTo(FORM),
      hourPasses: async (driver) => {
        await passUntil(driver, began, HOUR);
        began += HOUR;
      },
      somethingIsSent: async (driver) => {
        const moved = await nowOf(driver);
        await driver.goTo(FORM);
        await driver.type('旧密码', '123456');
        await driver.type('新密码', '654321');
        await driver.type('确认密码', '654321');
        await passUntil(driver, moved, RESULT_MS - 1);
        await driver.press('button', '提交');
      },
      answerComes: (driver) => driver.calls.answer(SEND, { code: 400, message: '旧密码错误' }),
      stayAWhile: (driver) => driver.pass(RESULT_MS),
      goToMoney: (driver) => driver.goTo('/withdraw'),
      leaveMoney: (driver) => driver.goTo(GAME),
      recordsCome: async (driver) => {
        // one of them from before the session
        await driver.calls.answer(BETS, rows(bet(came, 60_000, LOSS), bet(came, -60_000, '900.00')));
        await driver.calls.answer(PROTECTION, kept());
      },
      recordsFail: async (driver) => {
        await driver.calls.answer(BETS, 'lost');
        await driver.calls.answer(PROTECTION, { code: 404 });
      },
      goOn: async (driver) => {
        await driver.press('button', DIALOG.goOn);
        began = await nowOf(driver);
      },
      takeABreak: (driver) => driver.press('button', DIALOG.rest),
      // the dialog covers the menu, but a poll that finds the login expired ends the session (D6)
      logOut: async (driver) => {
        if (driver.calls.waiting(BALANCE) === 0) await driver.pass(4100);
        await driver.calls.answer(BALANCE, { code: 401 });
      },
    },
  };
};
