import { expect } from 'vitest';
import { lotteryTokenModel } from '#tests/models/lottery/lotteryToken.model.ts';
import { boundSession } from '#tests/support/boundMachines.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { aMember } from '#tests/support/samples.ts';
import { createHarness, type Harness } from '#tests/support/harness.ts';

const WITHOUT = aMember({ hasLotteryToken: false });
const LOTTERY = '/LotteryGamePage?gamecode=jsks';

function standOutside() {
  const calls = new CallScript();
  const machine = boundSession(calls);
  const world = {
    calls,
    harness: null as Harness<typeof machine> | null,
    enter(hasToken: boolean) {
      world.harness = createHarness({ machine, calls, input: { user: null, hasToken } });
    },
    session() {
      if (world.harness === null) throw new Error('Nobody came');
      return world.harness;
    },
    hasToken: () => world.session().subject.getSnapshot().context.user?.hasLotteryToken === true,
    /** the pending attempts, of the polling and of a tap */
    asked: () => ['fetchLotteryToken', 'fetchUser'].filter((id) => calls.waiting(id).length > 0),
    tap: () => world.session().send({ type: 'lottery.enter', gamecode: 'jsks' }),
    /** fails every attempt but the last, which is pending afterwards */
    async useUpTries() {
      while (calls.count('fetchLotteryToken') < 20) {
        await calls.answer('fetchLotteryToken', WITHOUT);
        await world.session().pass(5000);
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
    visitor: (world) => expect(world.session().toasts()).toEqual([]),
    loginRequired: (world) => {
      expect(world.session().toasts()).toEqual(['请先登录']);
      expect(world.session().went()).toEqual([]);
    },
    atLogin: (world) =>
      expect(world.session().went()).toEqual([`/login?redirect=${encodeURIComponent(LOTTERY)}`]),
    elsewhere: (world) => expect(world.session().went()).toEqual([]),
    starting: (world) => {
      expect(world.hasToken()).toBe(false);
      expect(world.asked()).toEqual([]);
      expect(world.session().toasts()).toEqual([]);
    },
    pleaseWaitShown: (world) => {
      expect(world.session().toasts().at(-1)).toBe('彩票服务正在初始化，请稍后重试');
      expect(world.session().went()).toEqual([]);
      expect(world.asked()).toContain('fetchUser');
    },
    asking: (world) => {
      expect(world.asked()).toEqual(['fetchLotteryToken']);
      expect(world.session().toasts()).toEqual([]);
    },
    waiting: (world) => {
      expect(world.asked()).toEqual([]);
      expect(world.hasToken()).toBe(false);
    },
    ready: (world) => {
      expect(world.hasToken()).toBe(true);
      expect(world.asked()).toEqual([]);
    },
    inLottery: (world) => expect(world.session().went()).toEqual([LOTTERY]),
    givenUp: (world) => {
      expect(world.session().toasts()).toEqual(['无法获取 lottery_token，请稍后重试！']);
      expect(world.calls.count('fetchLotteryToken')).toBe(20);
      expect(world.asked()).toEqual([]);
    },
    gone: (world) => {
      expect(world.asked()).not.toContain('fetchLotteryToken');
      expect(world.session().toasts()).toEqual([]);
    },
  },
  does: {
    comeAsVisitor: (world) => world.enter(false),
    comeAsMember: async (world) => {
      world.enter(true);
      await world.calls.answer('fetchUser', WITHOUT);
    },
    tapALottery: (world) => world.tap(),
    twoSecondsPass: (world) => world.session().pass(2000),
    goElsewhere: (world) => world.session().send({ type: 'location.changed' }),
    profileBringsAToken: async (world) => {
      await world.session().send({ type: 'profile.refresh' });
      await world.calls.answer('fetchUser', aMember());
    },
    fiveSecondsPass: (world) => world.session().pass(5000),
    tokenComes: (world) => world.calls.answer(world.asked()[0] ?? '', aMember()),
    noTokenYet: (world) => world.calls.answer('fetchLotteryToken', WITHOUT),
    networkFails: (world) => world.calls.fail('fetchLotteryToken', { kind: 'offline' }),
    allTriesAreUsed: (world) => world.useUpTries(),
    aMinutePasses: (world) => world.session().pass(60_000),
    logOut: async (world) => {
      await world.session().send({ type: 'logout.requested' });
      await world.session().send({ type: 'logout.confirmed' });
    },
    loginExpires: (world) => world.session().send({ type: 'call.expired' }),
  },
};

describeModel('the lottery’s door and token', lotteryTokenModel, steps);
