import { expect } from 'vitest';
import type { applicationsModel } from '#tests/models/promotions/activityList.model.ts';
import { expectLoadFailed, expectLoading, openAt, type Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const CALL = '/api/activityApplyLog';
/** The displayed text of each state of an application (spec 2 §4). */
const STATES = ['未定义', '待审核', '已通过', '已拒绝', '未定义'];

/** The member's applications for promotions. */
export const applicationsSteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof applicationsModel, Driver> => ({
  open: openAt(take, '/applyagentList', { member: true, hold: [CALL] }),
  close: (driver) => driver.close(),
  sees: {
    waiting: (driver) => expectLoading(driver, CALL),
    failed: (driver) => expectLoadFailed(driver, CALL),
    empty: async (driver) => {
      await driver.reads('暂无记录');
      await driver.look(({ links }) => expect(links).toEqual(['查看优惠活动 #/activeList']));
    },
    shown: (driver) =>
      driver.look(({ links }) =>
        expect(links).toEqual(STATES.map((text, state) => `活动${state} #/activeInfo?id=1${state} ${text}`)),
      ),
  },
  does: {
    applicationsArrive: (driver) =>
      driver.calls.answer(CALL, {
        code: 200,
        data: STATES.map((_, state) => ({ id: 10 + state, activity_name: `活动${state}`, state })),
      }),
    noneArrive: (driver) => driver.calls.answer(CALL, { code: 200, data: [] }),
    applicationsFail: (driver) => driver.calls.answer(CALL, 'late'),
    retry: (driver) => driver.press('button', '重试'),
  },
});
