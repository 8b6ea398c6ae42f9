import { expect } from 'vitest';
import type { platformsModel } from '#tests/models/assets/assets.models.ts';
import { expectWaiting, type Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const CALL = '/api/balancelist';
const NONE = { code: 200, data: { data: [], last_page: 1 } };

const asks = (driver: Driver) => expectWaiting(driver, CALL);
const quiet = (driver: Driver) => expectWaiting(driver, CALL, 0);
const shows = (driver: Driver) => driver.reads('¥66.60');
const showsAndIsQuiet = async (driver: Driver) => {
  await shows(driver);
  await quiet(driver);
};

/** The platform balances on the records page. */
export const platformsSteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof platformsModel, Driver> => ({
  open: async () => {
    const driver = await take();
    await driver.calls.always('/api/gettransrecord', NONE);
    await driver.open('/assets?type=6', { member: true, hold: [CALL] });
    await driver.pass(500);
    return driver;
  },
  close: (driver) => driver.close(),
  sees: {
    asking: asks,
    failed: (driver) =>
      driver.look(({ loading, words }) => {
        expect(words).toContain('平台余额加载失败，请检查网络');
        expect(loading).toEqual([]);
      }),
    askingUnseen: asks,
    shown: showsAndIsQuiet,
    async askingAgain(driver) {
      await asks(driver);
      await shows(driver);
    },
    kept: showsAndIsQuiet,
    away: quiet,
    backAgain: asks,
  },
  does: {
    // the pause after a failure is up to a fifth longer (D12)
    wait: (driver) => driver.pass(4100),
    balancesCome: (driver) =>
      driver.calls.answer(CALL, {
        code: 200,
        data: [
          { name: 'PP电子', platname: 'pp', balance: '66.60' },
          { name: 'AE电子', platname: 'ae', balance: '0.00' },
        ],
      }),
    callFails: (driver) => driver.calls.answer(CALL, 'lost'),
    async retry(driver) {
      await driver.press('button', '重试');
      await driver.pass(500);
    },
    leaveForAnotherApp: (driver) => driver.show('hidden'),
    comeBack: (driver) => driver.show('visible'),
  },
});
