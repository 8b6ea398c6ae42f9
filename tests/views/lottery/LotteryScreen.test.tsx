// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { LotteryScreen } from '#features/lottery/LotteryScreen.tsx';
import { lotteryView } from '#features/lottery/lotteryView.ts';
import type { CallError } from '#machines/calls/callError.ts';
import type { LotteryTransfer } from '#machines/lottery/lotteryTransfer.ts';
import type { SubmissionRequest } from '#machines/submission/submission.machine.ts';
import { lotteryPageModel } from '#tests/models/lottery/lotteryPage.model.ts';
import { boundLottery, LOTTERY_ADDRESS, LOTTERY_RECEIPT } from '#tests/support/lotteries.ts';
import { describeModel, type ModelStepsOf } from '#tests/support/modelRunner.ts';
import { settle } from '#tests/support/callScript.ts';
import { MEMBER, openScreen, type OpenedScreen } from '#tests/support/openScreen.tsx';

const HOST = () => window.location.host;

function openPage({ member = true, gamecode = 'jsks', native = false } = {}): Promise<OpenedScreen> {
  return openScreen({
    Screen: LotteryScreen,
    view: lotteryView,
    logic: boundLottery,
    location: `/LotteryGamePage?gamecode=${gamecode}`,
    member,
    input: () => ({
      gamecode,
      member,
      path: `/LotteryGamePage?gamecode=${gamecode}`,
      client: { origin: window.location.origin, native },
    }),
  });
}

/** The session's info comes, with a lottery token or without. */
const tellToken = ({ root }: OpenedScreen, hasLotteryToken: boolean) =>
  act(async () => {
    root.system.get('session')?.send({ type: 'profile.changed', user: { ...MEMBER, hasLotteryToken } });
    await settle();
  });
const frame = () => screen.queryByTitle<HTMLIFrameElement>('彩票游戏');
const retry = () => screen.getByRole('button', { name: '重试' });
const takeOut = () => screen.getByRole('button', { name: '彩票下分' });

function standOutside() {
  const world = {
    opened: null as OpenedScreen | null,
    screen() {
      if (world.opened === null) throw new Error('The page is not open');
      return world.opened;
    },
    async enter(options: Parameters<typeof openPage>[0], token?: boolean) {
      world.opened = await openPage(options);
      if (token !== undefined) await tellToken(world.screen(), token);
    },
    failAddress: (error: CallError) => world.screen().fail('fetchLotteryAddress', error),
    keysSent: () =>
      world
        .screen()
        .calls.made.filter(({ id }) => id === 'send')
        .map(({ input }) => (input as SubmissionRequest<LotteryTransfer>).key),
    /** presses 彩票下分; the balance is asked for anew and answered */
    async press(balance: string) {
      await world.screen().user.click(takeOut());
      await world.screen().answer('recount', balance);
    },
    async finish() {
      await world.screen().answer('send', LOTTERY_RECEIPT);
      await world.screen().answer('fetchLotteryBalance', '0.00');
    },
  };
  return world;
}

type World = ReturnType<typeof standOutside>;

/** A failure stands on the page, was told once by a toast, and the way home is there. */
const failed = (text: string) =>
  function expectFailure(world: World) {
    expect(screen.getByText(text)).toBeTruthy();
    expect(world.screen().toasts).toEqual([text]);
    expect(frame()).toBeNull();
    expect(retry()).toBeTruthy();
    expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('#/');
  };

const steps: ModelStepsOf<typeof lotteryPageModel, World> = {
  open: standOutside,
  close: ({ opened }) => opened?.view.unmount(),
  sees: {
    outside: ({ opened }) => expect(opened).toBeNull(),
    toldToLogIn: (world) => {
      expect(world.screen().toasts).toEqual(['请先登录']);
      expect(screen.getByText('请先登录')).toBeTruthy();
      expect(world.screen().calls.count('fetchLotteryAddress')).toBe(0);
    },
    atLogin: () =>
      expect(window.location.hash).toBe(
        `#/login?redirect=${encodeURIComponent('/LotteryGamePage?gamecode=jsks')}`,
      ),
    starting: (world) => {
      expect(screen.getByText('彩票服务正在初始化，请稍后重试')).toBeTruthy();
      expect(world.screen().toasts).toEqual(['彩票服务正在初始化，请稍后重试']);
      expect(world.screen().calls.count('fetchLotteryAddress')).toBe(0);
    },
    asking: (world) => {
      expect(screen.getByRole('progressbar')).toBeTruthy();
      expect(world.screen().calls.latest('fetchLotteryAddress').input).toEqual({ gamecode: 'jsks' });
    },
    noAddress: failed('获取彩票游戏地址失败'),
    unusable: failed('游戏地址不可用'),
    unknownLogin: failed('登录信息已失效，请重新登录'),
    forbidden: failed('您暂无权限进行该操作'),
    tooFrequent: failed('请求过于频繁，请稍候重试'),
    offline: failed('网络错误，请稍后重试'),
    playing: (world) => {
      expect(frame()?.getAttribute('src')).toBe(`${LOTTERY_ADDRESS}?from_host=${encodeURIComponent(HOST())}`);
      expect(world.screen().calls.waiting('fetchLotteryBalance')).toHaveLength(1);
    },
    withBalance: () => expect(screen.getByText('¥88.10')).toBeTruthy(),
    withoutBalance: () => expect(screen.getByText('获取彩票余额失败')).toBeTruthy(),
    takenOut: (world) => {
      expect(world.screen().toasts.at(-1)).toBe('下分成功！金额：88.10');
      expect(screen.getByText('¥0.00')).toBeTruthy();
      expect(new Set(world.keysSent())).toEqual(new Set(['key-1']));
    },
    tooLow: (world) => {
      expect(world.screen().toasts).toEqual(['彩票余额不足，无法下分']);
      expect(world.screen().calls.count('send')).toBe(0);
    },
    refused: (world) => expect(world.screen().toasts).toEqual(['下分失败']),
    uncounted: (world) => {
      expect(world.screen().toasts).toEqual(['获取彩票余额失败']);
      expect(world.screen().calls.count('send')).toBe(0);
    },
    unanswered: (world) => {
      expect(world.screen().toasts).toEqual(['网络错误，请稍后重试']);
      expect(takeOut().getAttribute('aria-busy')).toBeNull();
    },
    leftBehind: (world) => {
      expect(world.screen().root.getSnapshot().context.pages['/LotteryGamePage']).toBeDefined();
      expect(world.screen().toasts).toEqual([]);
    },
    toldAfterwards: (world) => {
      expect(world.screen().toasts).toEqual(['下分成功！金额：88.10']);
      expect(world.screen().root.getSnapshot().context.pages['/LotteryGamePage']).toBeUndefined();
    },
    left: (world) => {
      expect(world.screen().root.getSnapshot().context.pages['/LotteryGamePage']).toBeUndefined();
      expect(window.location.hash).toContain('/LotteryGamePage');
      expect(world.screen().calls.waiting('fetchLotteryAddress')).toEqual([]);
      expect(world.screen().calls.waiting('fetchLotteryBalance')).toEqual([]);
    },
  },
  does: {
    openAsVisitor: (world) => world.enter({ member: false }),
    openWithoutGamecode: (world) => world.enter({ gamecode: '' }),
    openWithoutToken: (world) => world.enter({}, false),
    openWithToken: (world) => world.enter({}, true),
    twoSecondsPass: (world) => world.screen().pass(2000),
    tokenComes: (world) => tellToken(world.screen(), true),
    retry: async (world) => {
      world.screen().toasts.splice(world.screen().calls.count('fetchLotteryAddress') === 0 ? 1 : 0);
      await world.screen().user.click(retry());
    },
    addressComes: (world) => world.screen().answer('fetchLotteryAddress', LOTTERY_ADDRESS),
    addressIsMissing: (world) => world.screen().answer('fetchLotteryAddress', ''),
    addressIsAScript: (world) => world.screen().answer('fetchLotteryAddress', 'javascript:alert(1)'),
    loginIsUnknown: (world) => world.failAddress({ kind: 'expired', message: 'Unauthenticated.' }),
    accessIsForbidden: (world) => world.failAddress({ kind: 'rejected', code: 403, message: 'Forbidden' }),
    requestIsTooFrequent: (world) => world.failAddress({ kind: 'rejected', code: 429, message: '' }),
    serverBreaks: (world) => world.failAddress({ kind: 'rejected', code: 500, message: '' }),
    networkFails: (world) => world.failAddress({ kind: 'offline' }),
    balanceComes: (world) => world.screen().answer('fetchLotteryBalance', '88.1'),
    balanceFails: (world) => world.screen().fail('fetchLotteryBalance', { kind: 'offline' }),
    refresh: (world) => world.screen().user.click(screen.getByRole('button', { name: '刷新彩票余额' })),
    takeAllOut: async (world) => {
      await world.press('88.10');
      await world.finish();
    },
    takeOutNothing: (world) => world.press('0.00'),
    beRefused: async (world) => {
      await world.press('88.10');
      await world.screen().fail('send', { kind: 'rejected', code: 400, message: '' });
    },
    failToRecount: async (world) => {
      await world.screen().user.click(takeOut());
      await world.screen().fail('recount', { kind: 'timeout' });
    },
    loseTheAnswer: async (world) => {
      await world.press('88.10');
      await world.screen().fail('send', { kind: 'offline' });
    },
    takeOutAgain: async (world) => {
      await world.screen().user.click(takeOut());
      await world.finish();
    },
    leave: (world) => world.screen().leave(),
    leaveWhileTransferring: async (world) => {
      await world.press('88.10');
      await world.screen().leave();
    },
    transferEnds: (world) => world.screen().answer('send', LOTTERY_RECEIPT),
    lateAnswersCome: async (world) => {
      for (const call of world.screen().calls.made) call.resolve(LOTTERY_ADDRESS);
      await world.screen().pass(60_000);
      expect(world.screen().toasts.length).toBeLessThanOrEqual(1);
    },
  },
};

describeModel('the lottery’s page', lotteryPageModel, steps);

describe('the lottery’s page', () => {
  test('tells the native app’s lottery where its links are to go', async () => {
    const page = await openPage({ native: true });
    const { answer } = page;
    await tellToken(page, true);
    await answer('fetchLotteryAddress', LOTTERY_ADDRESS);
    expect(new URL(frame()?.src ?? '').searchParams.get('target')).toBe('app');
  });

  test.each(['/lottery/jsks', LOTTERY_ADDRESS])(
    'leaves the page of %s its storage and its windows',
    async (address) => {
      const page = await openPage();
      const { answer } = page;
      await tellToken(page, true);
      await answer('fetchLotteryAddress', address);
      expect(frame()?.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
        'allow-downloads',
        'allow-forms',
        'allow-modals',
        'allow-popups',
        'allow-popups-to-escape-sandbox',
        'allow-same-origin',
        'allow-scripts',
      ]);
      expect(frame()?.getAttribute('allow')).toBe('fullscreen; autoplay');
    },
  );

  test('sends a transfer once, however often it is pressed', async () => {
    const page = await openPage();
    const { answer, user, calls } = page;
    await tellToken(page, true);
    await answer('fetchLotteryAddress', LOTTERY_ADDRESS);
    await answer('fetchLotteryBalance', '5');
    await user.dblClick(takeOut());
    await answer('recount', '5');
    await user.dblClick(takeOut());
    expect(calls.count('recount')).toBe(1);
    expect(calls.count('send')).toBe(1);
    expect(calls.latest('send').input).toMatchObject({ intent: { amount: '5' }, key: 'key-1' });
  });

  test('keeps playing beside a wallet that crashed, and starts that afresh', async () => {
    const page = await openPage();
    await tellToken(page, true);
    await page.answer('fetchLotteryAddress', LOTTERY_ADDRESS);
    await act(async () => page.page().getSnapshot().children.lotteryBalance.send({ type: 'facts.told' }));
    expect(screen.queryByRole('button', { name: '彩票下分' })).toBeNull();
    expect(frame()).not.toBeNull();
    await page.user.click(retry());
    expect(takeOut()).toBeTruthy();
    expect(page.calls.waiting('fetchLotteryBalance')).toHaveLength(1);
  });
});
