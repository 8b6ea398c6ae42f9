import { expect } from 'vitest';
import type { CallError } from '#machines/kit/calls/callError.ts';
import type { LotteryLaunchInput } from '#machines/kit/games/lotteryEntry.ts';
import type { Facts } from '#machines/app/session/facts.ts';
import { lotteryPageModel } from '#tests/models/lottery/lotteryPage.model.ts';
import {
  LOTTERY_ADDRESS,
  LOTTERY_PATH,
  LOTTERY_RECEIPT,
  openLottery,
  tokenIs,
} from '#tests/machines/lottery/lotteries.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';

function standOutside() {
  const world = {
    opened: null as ReturnType<typeof openLottery> | null,
    page() {
      if (world.opened === null) throw new Error('The page is not open');
      return world.opened;
    },
    async enter(changes: Partial<LotteryLaunchInput>, token?: Facts['lotteryToken']) {
      world.opened = openLottery(changes);
      if (token !== undefined) await world.page().calls.tell('watchFacts', tokenIs(token));
    },
    isTransferring: () => world.page().balance().getSnapshot().children.submission !== undefined,
    async ask(type: 'refresh' | 'transfer') {
      world.page().balance().send({ type });
      await world.page().pass(0);
    },
    failAddress: (error: CallError) => world.page().calls.fail('fetchLotteryAddress', error),
    sent: () => world.page().calls.made.flatMap(({ id, input }) => (id === 'send' ? [input] : [])),
    async press(balance: string) {
      await world.ask('transfer');
      expect(world.page().balance().getSnapshot().hasTag('busy')).toBe(true);
      await world.page().calls.answer('recount', balance);
    },
  };
  return world;
}
type World = ReturnType<typeof standOutside>;

const lastToast = (world: World) => world.page().sent.toasts.at(-1);
const toast = (text: string) => ({ type: 'toast.show', text });

const failed = (text: string) =>
  function expectFailure(world: World) {
    expect(world.page().snapshot().value).toBe('failed');
    expect(world.page().snapshot().context).toMatchObject({ failure: text, url: '' });
    expect(lastToast(world)).toEqual(toast(text));
  };
/** Expects no pending transfer, and `text` in the latest toast. */
const idleWithToast = (text: string) =>
  function expectIdle(world: World) {
    expect(lastToast(world)).toEqual(toast(text));
    expect(world.isTransferring()).toBe(false);
    expect(world.page().balance().getSnapshot().tags.size).toBe(0);
  };

const steps: ModelStepsOf<typeof lotteryPageModel, World> = {
  open: standOutside,
  close: ({ opened }) => opened?.stop(),
  sees: {
    outside: ({ opened }) => expect(opened).toBeNull(),
    loginRequired: (world) => {
      expect(world.page().sent.toasts).toEqual([toast('请先登录')]);
      expect(world.page().went()).toEqual([]);
    },
    atLogin: (world) =>
      expect(world.page().sent.navigation).toEqual([
        { type: 'navigation.go', to: `/login?redirect=${encodeURIComponent(LOTTERY_PATH)}`, replace: true },
      ]),
    starting: (world) => {
      expect(world.page().sent.toasts).toEqual([toast('彩票服务正在初始化，请稍后重试')]);
      expect(world.page().calls.count('fetchLotteryAddress')).toBe(0);
    },
    asking: (world) =>
      expect(
        world
          .page()
          .calls.waiting('fetchLotteryAddress')
          .map(({ input }) => input),
      ).toEqual([{ gamecode: 'jsks' }]),
    noAddress: failed('获取彩票游戏地址失败'),
    unusable: failed('游戏地址不可用'),
    unknownLogin: failed('登录信息已失效，请重新登录'),
    forbidden: failed('您暂无权限进行该操作'),
    tooFrequent: failed('请求过于频繁，请稍候重试'),
    offline: failed('网络错误，请稍后重试'),
    playing: (world) => {
      expect(world.page().snapshot().context.url).toBe(`${LOTTERY_ADDRESS}?from_host=play.example`);
      expect(world.page().calls.only('notePlayed').input).toEqual({ gamecode: 'jsks' });
      expect(world.page().calls.waiting('fetchLotteryBalance')).toHaveLength(1);
      expect(world.page().balance().getSnapshot().hasTag('loading')).toBe(true);
    },
    withBalance: (world) => {
      expect(world.page().balance().getSnapshot().context.balance).toBe('88.1');
      expect(world.page().balance().getSnapshot().value).toEqual({ idle: 'known' });
    },
    withoutBalance: (world) => {
      expect(world.page().balance().getSnapshot().value).toEqual({ idle: 'unknown' });
      expect(world.page().sent.toasts).toEqual([]);
    },
    takenOut: (world) => {
      idleWithToast('下分成功！金额：88.10')(world);
      expect(world.page().balance().getSnapshot().context.balance).toBe('0.00');
      for (const request of world.sent())
        expect(request).toEqual({ intent: { amount: '88.10' }, key: 'key-1' });
    },
    tooLow: (world) => {
      idleWithToast('彩票余额不足，无法下分')(world);
      expect(world.page().balance().getSnapshot().context.balance).toBe('0.00');
      expect(world.sent()).toEqual([]);
    },
    refused: (world) => {
      idleWithToast('下分失败')(world);
      expect(world.page().balance().getSnapshot()).toMatchObject({
        value: { idle: 'known' },
        context: { balance: '88.10' },
      });
    },
    uncounted: (world) => {
      idleWithToast('获取彩票余额失败')(world);
      expect(world.page().balance().getSnapshot().value).toEqual({ idle: 'unknown' });
      expect(world.sent()).toEqual([]);
    },
    unanswered: (world) => {
      expect(lastToast(world)).toEqual(toast('网络错误，请稍后重试'));
      expect(world.isTransferring()).toBe(true);
      expect(world.page().balance().getSnapshot().hasTag('busy')).toBe(false);
    },
    leftBehind: (world) => {
      expect(world.page().host().matches('closed')).toBe(true);
      expect(world.page().sentToParent[0]).toEqual({ type: 'page.closed', id: 'page' });
    },
    // by the outbox, which goes on without the page
    resultShownAfterwards: (world) => expect(world.page().sent.toasts).toEqual([]),
    left: (world) => {
      expect(world.page().went()).toEqual([]);
      expect(world.page().calls.made.filter(({ signal, settled }) => !signal.aborted && !settled)).toEqual(
        [],
      );
    },
  },
  does: {
    openAsVisitor: (world) => world.enter({ member: false }),
    openWithoutGamecode: (world) => world.enter({ gamecode: '' }),
    openWithoutToken: (world) => world.enter({}, 'missing'),
    openWithToken: (world) => world.enter({}, 'given'),
    async twoSecondsPass(world) {
      await world.page().pass(1999);
      expect(world.page().went()).toEqual([]);
      await world.page().pass(1);
    },
    tokenComes: (world) => world.page().calls.tell('watchFacts', tokenIs('given')),
    async retry(world) {
      const isStarting = world.page().snapshot().matches({ waitingForToken: 'starting' });
      world.page().page().send({ type: 'retry' });
      await world.page().pass(0);
      if (isStarting) expect(world.page().sent.session).toEqual([{ type: 'profile.refresh' }]);
      else await world.page().calls.tell('watchFacts', tokenIs('given'));
    },
    addressComes: (world) => world.page().calls.answer('fetchLotteryAddress', LOTTERY_ADDRESS),
    addressIsMissing: (world) => world.page().calls.answer('fetchLotteryAddress', ''),
    addressIsAScript: (world) => world.page().calls.answer('fetchLotteryAddress', 'javascript:alert(1)'),
    loginIsUnknown: (world) => world.failAddress({ kind: 'expired', message: 'Unauthenticated.' }),
    accessIsForbidden: (world) => world.failAddress({ kind: 'rejected', code: 403, message: 'Forbidden' }),
    requestIsTooFrequent: (world) => world.failAddress({ kind: 'rejected', code: 429, message: '' }),
    serverBreaks: (world) => world.failAddress({ kind: 'rejected', code: 500, message: '' }),
    networkFails: (world) => world.failAddress({ kind: 'offline' }),
    balanceComes: (world) => world.page().calls.answer('fetchLotteryBalance', '88.1'),
    balanceFails: (world) => world.page().calls.fail('fetchLotteryBalance', { kind: 'offline' }),
    refresh: (world) => world.ask('refresh'),
    async takeAllOut(world) {
      await world.press('88.10');
      expect(world.page().balance().getSnapshot().hasTag('busy')).toBe(true);
      await world.page().calls.answer('send', LOTTERY_RECEIPT);
      // entering the game again also requests the balance again
      await world.page().calls.answer('fetchLotteryBalance', '0.00');
    },
    takeOutNothing: (world) => world.press('0.00'),
    async beRefused(world) {
      await world.press('88.10');
      await world.page().calls.fail('send', { kind: 'rejected', code: 400, message: '' });
      await world.page().calls.answer('fetchLotteryBalance', '88.10');
    },
    async failToRecount(world) {
      await world.ask('transfer');
      await world.page().calls.fail('recount', { kind: 'timeout' });
    },
    async loseTheAnswer(world) {
      await world.press('88.10');
      await world.page().calls.fail('send', { kind: 'offline' });
    },
    async takeOutAgain(world) {
      await world.ask('transfer');
      expect(world.page().balance().getSnapshot().hasTag('busy')).toBe(true);
      await world.page().calls.answer('send', LOTTERY_RECEIPT);
      await world.page().calls.answer('fetchLotteryBalance', '0.00');
    },
    leave: (world) => world.page().leave(),
    async leaveWhileTransferring(world) {
      await world.press('88.10');
      await world.page().leave();
    },
    async transferEnds(world) {
      world.page().calls.latest('send').resolve(LOTTERY_RECEIPT);
      await world.page().pass(0);
    },
    async lateAnswersCome(world) {
      for (const call of world.page().calls.made) call.resolve(LOTTERY_ADDRESS);
      await world.page().pass(60_000);
    },
  },
};

describeModel('the lottery’s page, at its machine', lotteryPageModel, steps);
