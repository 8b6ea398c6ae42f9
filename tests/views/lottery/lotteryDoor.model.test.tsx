// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { lotteryTokenModel } from '#tests/models/lottery/lotteryToken.model.ts';
import { settle } from '#tests/support/callScript.ts';
import { describeModel, type ModelStepsOf } from '#tests/support/modelRunner.ts';
import { aMember } from '#tests/support/samples.ts';
import { content, lottery, openHome } from '#tests/views/home/openHome.tsx';

const WITHOUT = aMember({ hasLotteryToken: false });
const GIVEN_UP = '无法获取 lottery_token，请稍后重试！';

/** Somebody in front of the home page, where a lottery stands. */
function standOutside() {
  const world = {
    opened: null as Awaited<ReturnType<typeof openHome>> | null,
    home() {
      if (world.opened === null) throw new Error('Nobody came');
      return world.opened;
    },
    async come(member: boolean) {
      world.opened = await openHome({ member });
      await world.home().give('hot', content({ lotteries: [lottery('极速快三', 'jsks')] }));
    },
    tap: () => world.home().user.click(screen.getByRole('button', { name: '极速快三' })),
    /** the requests for user info on their way */
    asked: () => ['fetchLotteryToken', 'fetchUser'].filter((id) => world.home().calls.waiting(id).length > 0),
    toasts: () => world.home().toasts,
    async session(type: 'profile.refresh' | 'logout.requested' | 'logout.confirmed' | 'call.expired') {
      await act(async () => {
        world.home().root.system.get('session')?.send({ type });
        await settle();
      });
    },
    async useUpTries() {
      const { calls, answer, pass } = world.home();
      while (calls.count('fetchLotteryToken') < 20) {
        await answer('fetchLotteryToken', WITHOUT);
        expect(world.toasts()).toEqual([]);
        await pass(5000);
      }
      await answer('fetchLotteryToken', WITHOUT);
    },
  };
  return world;
}

type World = ReturnType<typeof standOutside>;

const expectTile = () => expect(screen.getByRole('button', { name: '极速快三' })).toBeTruthy();

const steps: ModelStepsOf<typeof lotteryTokenModel, World> = {
  open: standOutside,
  close: ({ opened }) => opened?.view.unmount(),
  sees: {
    outside: ({ opened }) => expect(opened).toBeNull(),
    visitor: (world) => {
      expectTile();
      expect(world.toasts()).toEqual([]);
    },
    toldToLogIn: (world) => {
      expect(world.toasts()).toContain('请先登录');
      expect(window.location.hash).toBe('#/');
    },
    atLogin: () =>
      expect(window.location.hash).toBe(
        `#/login?redirect=${encodeURIComponent('/LotteryGamePage?gamecode=jsks')}`,
      ),
    elsewhere: () => expect(window.location.hash).toBe('#/about'),
    starting: (world) => {
      expectTile();
      expect(world.asked()).toEqual([]);
      expect(world.toasts()).toEqual([]);
    },
    toldToWait: (world) => {
      expect(world.toasts().at(-1)).toBe('彩票服务正在初始化，请稍后重试');
      expect(window.location.hash).toBe('#/');
      expect(world.asked()).toContain('fetchUser');
    },
    asking: (world) => {
      expect(world.asked()).toEqual(['fetchLotteryToken']);
      expect(world.toasts()).toEqual([]);
    },
    waiting: (world) => expect(world.asked()).toEqual([]),
    ready: (world) => expect(world.asked()).toEqual([]),
    inLottery: () => expect(window.location.hash).toBe('#/LotteryGamePage?gamecode=jsks'),
    givenUp: (world) => {
      expect(world.toasts()).toEqual([GIVEN_UP]);
      expect(world.home().calls.count('fetchLotteryToken')).toBe(20);
      expect(world.asked()).toEqual([]);
    },
    gone: (world) => {
      expect(world.asked()).not.toContain('fetchLotteryToken');
      expect(world.toasts()).toEqual([]);
    },
  },
  does: {
    comeAsVisitor: (world) => world.come(false),
    comeAsMember: async (world) => {
      await world.come(true);
      await world.home().answer('fetchUser', WITHOUT);
    },
    tapALottery: (world) => world.tap(),
    twoSecondsPass: (world) => world.home().pass(2000),
    goElsewhere: () =>
      act(async () => {
        window.location.hash = '#/about';
        window.dispatchEvent(new HashChangeEvent('hashchange'));
        await settle();
      }),
    profileBringsAToken: async (world) => {
      await world.session('profile.refresh');
      await world.home().answer('fetchUser', aMember());
    },
    fiveSecondsPass: (world) => world.home().pass(5000),
    tokenComes: (world) => world.home().answer(world.asked()[0] ?? '', aMember()),
    noTokenYet: (world) => world.home().answer('fetchLotteryToken', WITHOUT),
    networkFails: (world) => world.home().fail('fetchLotteryToken', { kind: 'offline' }),
    allTriesAreUsed: (world) => world.useUpTries(),
    aMinutePasses: (world) => world.home().pass(60_000),
    logOut: async (world) => {
      await world.session('logout.requested');
      await world.session('logout.confirmed');
    },
    loginExpires: (world) => world.session('call.expired'),
  },
};

describeModel('the lottery’s door on the home page', lotteryTokenModel, steps);
