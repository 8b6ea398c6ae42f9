import { expect } from 'vitest';
import { openEntry } from '#tests/machines/game/entry.ts';
import { lotteryTokenModel } from '#tests/models/lottery/lotteryToken.model.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { aMember } from '#tests/support/samples.ts';

const WITHOUT = aMember({ hasLotteryToken: false });
const LOTTERY = '/LotteryGamePage?gamecode=jsks';

function standOutside() {
  const calls = new CallScript();
  const world = {
    calls,
    harness: null as ReturnType<typeof openEntry> | null,
    enter(hasToken: boolean) {
      world.harness = openEntry({ hasToken, calls });
    },
    entry() {
      if (world.harness === null) throw new Error('Nobody came');
      return world.harness;
    },
    hasToken: () => world.entry().session().getSnapshot().context.user?.hasLotteryToken === true,
    /** the pending attempts, of the polling and of a tap */
    asked: () => ['fetchLotteryToken', 'fetchUser'].filter((id) => calls.waiting(id).length > 0),
    tap: () => world.entry().send({ type: 'lottery.enter', gamecode: 'jsks' }),
    /** fails every attempt but the last, which is pending afterwards */
    async useUpTries() {
      while (calls.count('fetchLotteryToken') < 20) {
        await calls.answer('fetchLotteryToken', WITHOUT);
        await world.entry().pass(5000);
      }
      await calls.answer('fetchLotteryToken', WITHOUT);
    },
  };
  return world;
}

type World = ReturnType<typeof standOutside>;

const steps: ModelStepsOf<typeof lotteryTokenModel, World> = {
  open: standOutside,
  close: (world) => world.harness?.stop(),
  sees: {
    outside: (world) => expect(world.calls.made).toEqual([]),
    visitor: (world) => expect(world.entry().toasts()).toEqual([]),
    loginRequired: (world) => {
      expect(world.entry().toasts()).toEqual(['请先登录']);
      expect(world.entry().went()).toEqual([]);
    },
    atLogin: (world) =>
      expect(world.entry().went()).toEqual([`/login?redirect=${encodeURIComponent(LOTTERY)}`]),
    elsewhere: (world) => expect(world.entry().went()).toEqual([]),
    starting: (world) => {
      expect(world.hasToken()).toBe(false);
      expect(world.asked()).toEqual([]);
      expect(world.entry().toasts()).toEqual([]);
    },
    pleaseWaitShown: (world) => {
      expect(world.entry().toasts().at(-1)).toBe('彩票服务正在初始化，请稍后重试');
      expect(world.entry().went()).toEqual([]);
      expect(world.asked()).toContain('fetchUser');
    },
    asking: (world) => {
      expect(world.asked()).toEqual(['fetchLotteryToken']);
      expect(world.entry().toasts()).toEqual([]);
    },
    waiting: (world) => {
      expect(world.asked()).toEqual([]);
      expect(world.hasToken()).toBe(false);
    },
    ready: (world) => {
      expect(world.hasToken()).toBe(true);
      expect(world.asked()).toEqual([]);
    },
    inLottery: (world) => expect(world.entry().went()).toEqual([LOTTERY]),
    givenUp: (world) => {
      expect(world.entry().toasts()).toEqual(['无法获取 lottery_token，请稍后重试！']);
      expect(world.calls.count('fetchLotteryToken')).toBe(20);
      expect(world.asked()).toEqual([]);
    },
    gone: (world) => {
      expect(world.asked()).not.toContain('fetchLotteryToken');
      expect(world.entry().toasts()).toEqual([]);
    },
  },
  does: {
    comeAsVisitor: (world) => world.enter(false),
    comeAsMember: async (world) => {
      world.enter(true);
      await world.calls.answer('fetchUser', WITHOUT);
    },
    tapALottery: (world) => world.tap(),
    twoSecondsPass: (world) => world.entry().pass(2000),
    goElsewhere: (world) => world.entry().send({ type: 'location.changed' }),
    profileBringsAToken: async (world) => {
      await world.entry().tell({ type: 'profile.refresh' });
      await world.calls.answer('fetchUser', aMember());
    },
    fiveSecondsPass: (world) => world.entry().pass(5000),
    tokenComes: (world) => world.calls.answer(world.asked()[0] ?? '', aMember()),
    noTokenYet: (world) => world.calls.answer('fetchLotteryToken', WITHOUT),
    networkFails: (world) => world.calls.fail('fetchLotteryToken', { kind: 'offline' }),
    allTriesAreUsed: (world) => world.useUpTries(),
    aMinutePasses: (world) => world.entry().pass(60_000),
    logOut: async (world) => {
      await world.entry().tell({ type: 'logout.requested' });
      await world.entry().tell({ type: 'logout.confirmed' });
    },
    loginExpires: (world) => world.entry().tell({ type: 'call.expired' }),
  },
};

describeModel('the lottery’s door and token', lotteryTokenModel, steps);
