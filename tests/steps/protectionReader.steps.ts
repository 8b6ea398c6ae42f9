import { expect } from 'vitest';
import type { protectionReaderModel } from '#tests/models/kit/protection/protectionReader.model.ts';
import { CALL, kept, openProtection } from '#tests/steps/protection.steps.ts';
import { control, expectToasts, expectWaiting, type Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const UNTIL = '2026-11-27 12:00:00';
/** The day ends in one minute. */
const ENDING = { resets_at: '2026-11-20 12:01:00' };

/** The loading of 理性娱乐. */
export const protectionReaderSteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof protectionReaderModel, Driver> => ({
  open: openProtection(take),
  close: (driver) => driver.close(),
  sees: {
    async coming(driver) {
      await driver.look(({ loading }) => expect(loading).toEqual(['']));
      await driver.sees('heading', '寻求帮助');
    },
    async failed(driver) {
      await driver.sees('button', '重试');
      await driver.sees('heading', '寻求帮助');
      await expectToasts(driver);
    },
    async notOffered(driver) {
      await driver.reads('本站暂不提供这些功能。如需限制充值、暂停游戏或关闭账户，请联系在线客服办理。');
      await driver.misses('radio', '每日');
      await driver.misses('button', '开始休息');
      await driver.look(({ controls }) =>
        expect(controls.filter(({ name }) => name === '联系在线客服')).toHaveLength(2),
      );
      await expectToasts(driver);
    },
    async shown(driver) {
      for (const name of ['存款限额', '休息一下', '关闭账户', '寻求帮助']) await driver.sees('heading', name);
      await driver.reads('¥400.00');
      expect(driver.calls.waiting(CALL)).toBe(0);
    },
    async shownAgain(driver) {
      await expectWaiting(driver, CALL);
      await driver.reads('¥400.00');
    },
    async onBreak(driver) {
      await driver.reads(`您正在休息，游戏和充值将于 ${UNTIL}（北京时间）恢复，提现不受影响`);
      await driver.look((seen) => expect(control(seen, '提现').to).toBe('#/withdraw'));
    },
  },
  does: {
    answerComes: (driver) => driver.calls.answer(CALL, kept({}, ENDING)),
    backendHasNoSuchCall: (driver) => driver.calls.answer(CALL, { code: 404 }),
    answerFails: (driver) => driver.calls.answer(CALL, 'lost'),
    retry: (driver) => driver.press('button', '重试'),
    nextTimePasses: (driver) => driver.pass(61_000),
    newsCome: (driver) => driver.calls.answer(CALL, kept({ break_until: UNTIL })),
    newsFail: (driver) => driver.calls.answer(CALL, 'late'),
  },
});
