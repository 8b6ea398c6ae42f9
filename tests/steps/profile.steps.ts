import { expect } from 'vitest';
import type { profileModel } from '#tests/models/userCenter/userCenter.models.ts';
import {
  expectLoading,
  expectWaiting,
  leaveAndComeBackTo,
  openAt,
  userAnswer,
  type Driver,
} from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const CALL = '/api/user';
const FAILED = '获取用户信息失败，请稍后重试！';

/** The member's name and level; null for no profile, without level and amounts; with or without the error. */
const sees = (level: number | null, failed: boolean) => (driver: Driver) =>
  driver.look(({ words }) => {
    expect(words.includes('demo888')).toBe(level !== null);
    expect(words.includes(FAILED)).toBe(failed);
    if (level === null) expect(words.join('')).not.toMatch(/VIP\d|¥/);
    else expect(words.join('')).toContain(`demo888VIP${level}`);
  });
const arrive = (vip: number) => (driver: Driver) => driver.calls.answer(CALL, userAnswer('8888.88', { vip }));

/** The profile in the user centre. */
export const profileSteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof profileModel, Driver> => ({
  open: openAt(take, '/userCenter', { member: true, hold: [CALL] }),
  close: (driver) => driver.close(),
  sees: {
    waiting: async (driver) => {
      await sees(null, false)(driver);
      await expectLoading(driver, CALL);
    },
    failed: sees(null, true),
    info: sees(3, false),
    infoWhileRefreshing: async (driver) => {
      await sees(3, false)(driver);
      await expectWaiting(driver, CALL);
    },
    infoBesideAFailure: sees(3, true),
    newerInfo: sees(4, false),
  },
  does: {
    infoArrives: arrive(3),
    newerInfoArrives: arrive(4),
    infoFails: (driver) => driver.calls.answer(CALL, 'lost'),
    retry: (driver) => driver.press('button', '重试'),
    leaveAndComeBack: leaveAndComeBackTo('/userCenter'),
  },
});
