import { expect } from 'vitest';
import type { activityListModel } from '#tests/models/promotions/activityList.model.ts';
import {
  expectLoadFailed,
  expectLoading,
  expectWaiting,
  leaveAndComeBackTo,
  openAt,
  type Driver,
} from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const CALL = '/api/activitylist';

const arrive =
  (...ids: number[]) =>
  (driver: Driver) =>
    driver.calls.answer(CALL, {
      code: 200,
      data: ids.map((id) => ({
        id,
        title: `活动${id}`,
        banner: '',
        content: `<p>规则${id}</p>`,
        memo: '',
        created_at: '2026-11-20 12:00:00',
      })),
    });
const turnTo = (name: string) => (driver: Driver) => driver.press('tab', name);

const waitsFor = (tab: string, type: string) => async (driver: Driver) => {
  await expectLoading(driver, CALL);
  await driver.look(({ chosen, links }) => {
    expect({ chosen, links }).toEqual({ chosen: [tab], links: [] });
    expect(driver.calls.made(CALL).at(-1)).toEqual({ type });
  });
};
/** The promotions of a tab; during a refresh, the request is for this type. */
const shows = (tab: string, ids: number[], type?: string) => async (driver: Driver) => {
  await expectWaiting(driver, CALL, type === undefined ? 0 : 1);
  await driver.look(({ chosen, links, loading, toasts }) => {
    expect(chosen).toEqual([tab]);
    expect(links).toEqual(ids.map((id) => `活动${id} #/activeInfo?id=${id}`));
    expect(loading).toEqual([]);
    expect(toasts).toEqual([]);
    // the request that this one replaced may still be pending in the browser
    if (type !== undefined) expect(driver.calls.made(CALL).at(-1)).toEqual({ type });
  });
};

/** The promotions by type. */
export const activityListSteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof activityListModel, Driver> => ({
  open: openAt(take, '/activeList', { hold: [CALL] }),
  close: (driver) => driver.close(),
  sees: {
    waiting: waitsFor('全部', ''),
    failed: (driver) => expectLoadFailed(driver, CALL),
    nothing: (driver) => driver.reads('暂无记录'),
    all: shows('全部', [1, 2]),
    allWhileRefreshing: shows('全部', [1, 2], ''),
    newerAll: shows('全部', [1, 3]),
    waitingForVip: waitsFor('VIP优惠', '3'),
    waitingForVipAfterAll: waitsFor('VIP优惠', '3'),
    vip: shows('VIP优惠', [1, 2]),
    vipAfterAll: shows('VIP优惠', [1, 2]),
    waitingBesideVip: waitsFor('全部', ''),
    allRefreshingBesideVip: shows('全部', [1, 2], ''),
    vipWhileRefreshing: shows('VIP优惠', [1, 2], '3'),
  },
  does: {
    listArrives: arrive(1, 2),
    newerListArrives: arrive(1, 3),
    emptyListArrives: arrive(),
    listFails: (driver) => driver.calls.answer(CALL, 'lost'),
    retry: (driver) => driver.press('button', '重试'),
    turnToVip: turnTo('VIP优惠'),
    turnToAll: turnTo('全部'),
    leaveAndComeBack: leaveAndComeBackTo('/activeList'),
  },
});
