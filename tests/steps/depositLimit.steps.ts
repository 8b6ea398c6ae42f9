import { expect } from 'vitest';
import type { depositLimitModel } from '#tests/models/playerProtection/depositLimit.model.ts';
import { CALL, changes, kept, openKept, toldAndReloaded } from '#tests/steps/protection.steps.ts';
import {
  expectHeld,
  expectRefused,
  expectSending,
  expectToast,
  leaveAndComeBackTo,
  NETWORK_TEXT,
  UNREADABLE_TEXT,
  type Driver,
} from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const FIELD = '每日限额金额';
const SAVE = '保存限额';
const CONFIRM = '再次确认';
/** When a higher limit, or none, can be confirmed. */
const DUE = '2026-11-20 14:00:00';

const pending = (amount: string | null) => ({ pending: { amount, confirmable_at: DUE } });

/** The server's state after a change of the daily limit. */
function keptAfter({ action, amount }: Record<string, unknown>) {
  if (action === 'cancel_limit') return kept();
  if (action === 'confirm_limit') return kept({}, { amount: '2000.00' });
  if (amount === '500') return kept({}, { amount: '500.00' });
  return kept({}, pending(amount === '' ? null : '2000.00'));
}

/** The daily limit, and its remaining amount. */
const limited = (driver: Driver, limit: string, left: string) =>
  driver.look(({ words }) => {
    expect(words.join('')).toContain(`每日限额${limit}`);
    expect(words.join('')).toContain(`今日还可存入${left}`);
  });

const unconfirmable = async (driver: Driver, limit: string, left: string) => {
  await limited(driver, limit, left);
  await driver.misses('button', CONFIRM);
};

const sending = (change: object, button = SAVE) =>
  async function expectChange(driver: Driver) {
    await expectSending(driver, CALL, button);
    expect(changes(driver).at(-1)).toEqual({ period: 'day', ...change });
  };

const waiting = (text: string) =>
  async function expectPending(driver: Driver) {
    await unconfirmable(driver, '¥1,000.00', '¥400.00');
    await driver.reads(`${text}，${DUE}（北京时间）起可确认。`);
    await expectToast(driver, `每日限额的调整已提交，${DUE}（北京时间）起可确认`);
  };

/** The button above which the failure of the newest change is told. */
const BUTTONS: Readonly<Record<string, string>> = { confirm_limit: CONFIRM, cancel_limit: '不再调整' };

const toldAndReloadedAt = (text: string) =>
  async function toldAtItsButton(driver: Driver) {
    const action = changes(driver).at(-1)?.['action'];
    await toldAndReloaded(BUTTONS[String(action)] ?? SAVE, text)(driver);
  };

const save = async (driver: Driver, amount: string) => {
  await driver.type(FIELD, amount);
  await driver.press('button', SAVE);
};

/** The daily limit on 理性娱乐. */
export const depositLimitSteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof depositLimitModel, Driver> => ({
  open: () => openKept(take),
  close: (driver) => driver.close(),
  sees: {
    limited: (driver) => unconfirmable(driver, '¥1,000.00', '¥400.00'),
    markedInvalid: (driver) => expectRefused(driver, '请输入正确的限额', CALL),
    async markedUnreadable(driver) {
      await expectRefused(driver, UNREADABLE_TEXT, CALL);
      await expectHeld(driver, FIELD, '-500');
    },
    sendingLower: sending({ action: 'limit', amount: '500' }),
    async lowered(driver) {
      await limited(driver, '¥500.00', '¥0.00');
      await expectToast(driver, '每日存款限额已更新');
      await expectHeld(driver, FIELD, '');
    },
    refusalShown: toldAndReloadedAt('暂时无法调整'),
    lookingAgain: toldAndReloadedAt(NETWORK_TEXT),
    sendingHigher: sending({ action: 'limit', amount: '2000' }),
    sendingRemoval: sending({ action: 'limit', amount: '' }),
    waitingADay: waiting('待调高至 ¥2,000.00'),
    removalWaiting: waiting('待取消限额'),
    sendingCancel: sending({ action: 'cancel_limit' }),
    async confirmable(driver) {
      await limited(driver, '¥1,000.00', '¥400.00');
      await driver.sees('button', CONFIRM);
    },
    sendingConfirmation: sending({ action: 'confirm_limit' }, CONFIRM),
    raised: (driver) => unconfirmable(driver, '¥2,000.00', '¥1,400.00'),
  },
  does: {
    pressWithoutAmount: (driver) => driver.press('button', SAVE),
    pressWithUnreadable: (driver) => save(driver, '-500'),
    lower: (driver) => save(driver, '500'),
    raise: (driver) => save(driver, '2000'),
    remove: (driver) => driver.press('button', '取消每日限额'),
    pressAgain: (driver) => driver.press('button', SAVE),
    serverTakes: (driver) => driver.calls.answer(CALL, keptAfter(changes(driver).at(-1) ?? {})),
    serverRefuses: (driver) => driver.calls.answer(CALL, { code: 400, message: '暂时无法调整' }),
    answerIsLost: (driver) => driver.calls.answer(CALL, 'lost'),
    async dayPasses(driver) {
      await leaveAndComeBackTo('/protection')(driver);
      await driver.calls.answer(CALL, kept({ server_time: DUE }, pending('2000.00')));
    },
    confirm: (driver) => driver.press('button', CONFIRM),
    cancel: (driver) => driver.press('button', '不再调整'),
  },
});
