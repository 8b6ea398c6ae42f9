import { expect } from 'vitest';
import { VIP_INTRO, VIP_NOTES } from '#content/vip.ts';
import type { vipModel } from '#tests/models/vip/vip.model.ts';
import {
  expectLoadFailed,
  expectLoading,
  expectWaiting,
  leaveAndComeBackTo,
  openAt,
  type Driver,
} from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { aMember } from '#tests/support/samples.ts';

const CALL = '/api/uservip';
const OWN = 3;

const numbers = (most: number) => Array.from({ length: most }, (_, at) => at + 1);
const arrive = (most: number) => (driver: Driver) =>
  driver.calls.answer(CALL, {
    code: 200,
    data: numbers(most).map((level) => ({
      flow: `${level}0000`,
      recharge: `${level}000.5`,
      realperson: '0.40',
      electron: '0.50',
      joker: '0.60',
      sport: '0.70',
      lottery: '0.80',
      e_sport: '0.90',
    })),
  });
const textOf = (level: number) =>
  `VIP${level}${level === OWN ? '当前等级' : ''}累计流水¥${level}0,000.00累计充值¥${level},000.50` +
  '真人返水0.40%电子返水0.50%棋牌返水0.60%体育返水0.70%彩票返水0.80%电竞返水0.90%';

/** The levels up to this one, in the order of the page, with the member's own one highlighted. */
const seesLevels = (most: number, asked: number) => async (driver: Driver) => {
  await expectWaiting(driver, CALL, asked);
  await driver.look(({ words, loading, toasts }) => {
    expect(words.join('')).toContain([VIP_INTRO.text, ...numbers(most).map(textOf), VIP_NOTES[0]].join(''));
    expect(loading).toEqual([]);
    expect(toasts).toEqual([]);
  });
};

/** The VIP levels of a member. */
export const vipSteps = (take: () => Driver | Promise<Driver>): ModelStepsOf<typeof vipModel, Driver> => ({
  open: openAt(take, '/vip', { member: true, user: aMember({ vip: OWN }), hold: [CALL, '/api/user'] }),
  close: (driver) => driver.close(),
  sees: {
    waiting: (driver) => expectLoading(driver, CALL),
    failed: (driver) => expectLoadFailed(driver, CALL),
    nothing: (driver) => driver.reads('暂无记录'),
    levels: seesLevels(3, 0),
    levelsWhileRefreshing: seesLevels(3, 1),
    newerLevels: seesLevels(4, 0),
  },
  does: {
    levelsArrive: arrive(3),
    noLevelsArrive: arrive(0),
    levelsFail: (driver) => driver.calls.answer(CALL, 'lost'),
    retry: (driver) => driver.press('button', '重试'),
    leaveAndComeBack: leaveAndComeBackTo('/vip'),
    newerLevelsArrive: arrive(4),
  },
});
