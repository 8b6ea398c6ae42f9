import { expect } from 'vitest';
import type { CallError } from '#machines/kit/calls/callError.ts';
import type { SubmissionRequest } from '#machines/kit/submission/submission.machine.ts';
import { redPacketModel } from '#tests/models/redPacket/redPacket.model.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { aRedPacket, aRedPacketOn, redPacketHarness } from '#tests/machines/redPacket/redPacketSamples.ts';

type Page = Awaited<ReturnType<typeof redPacketHarness>>;

function standOutside() {
  const calls = new CallScript();
  const world = {
    calls,
    harness: null as Page | null,
    async enter(open = true) {
      world.harness = await redPacketHarness(calls, open);
    },
    page() {
      if (world.harness === null) throw new Error('The page is not open');
      return world.harness;
    },
    snapshot: () => world.page().snapshot(),
    popup: () => world.page().popup(),
    context: () => world.snapshot().context,
    keysSent: () =>
      calls.made.filter(({ id }) => id === 'send').map(({ input }) => (input as SubmissionRequest<null>).key),
    press: () => world.page().press(),
    async pressAnd(error: CallError) {
      await world.press();
      await calls.fail('send', error);
      if (calls.waiting('fetchRedPacket').length > 0) await calls.answer('fetchRedPacket', aRedPacket());
    },
    async win(info = aRedPacket({ chances: 2, received: 1 })) {
      await world.press();
      await calls.answer('send', '8.88');
      await calls.answer('fetchRedPacket', info);
    },
  };
  return world;
}

type World = ReturnType<typeof standOutside>;

const refusal = (message: string): CallError => ({ kind: 'rejected', code: 400, message });

/** Expects a popup, no pending request, and no toast. */
const popupShown = (popup: string, check: (world: World) => void = () => undefined) =>
  function expectPopup(world: World) {
    expect(world.popup()).toBe(popup);
    expect(world.calls.waiting('send')).toEqual([]);
    expect(world.page().toasts()).toEqual([]);
    check(world);
  };

function expectNothingSent(world: World) {
  expect(world.calls.count('send')).toBe(0);
}

const message = (text: string) =>
  function expectMessage(world: World) {
    expect(world.context().result).toBe(text);
  };

const idle = (chances: number) =>
  function expectIdle(world: World) {
    expect(world.popup()).toBe('none');
    expect(world.context().info?.chances).toBe(chances);
    expect(world.snapshot().hasTag('busy')).toBe(false);
  };

const opens = (info = aRedPacket()) =>
  async function open(world: World) {
    await world.enter();
    await world.calls.answer('fetchRedPacket', info);
  };

const steps: ModelStepsOf<typeof redPacketModel, World> = {
  open: standOutside,
  close: (world) => world.harness?.stop(),
  sees: {
    outside: (world) => expect(world.calls.made).toEqual([]),
    closed: (world) => {
      expect(world.page().toasts()).toEqual(['红包已关闭']);
      expect(world.calls.made).toEqual([]);
    },
    unloaded: (world) =>
      expect(world.page().info().getSnapshot()).toMatchObject({
        value: 'failed',
        context: { failure: '加载失败，请检查网络' },
      }),
    withChances: idle(3),
    withoutChances: (world) => {
      expect(world.popup()).toBe('none');
      expect(world.context().info?.chances).toBeLessThanOrEqual(0);
    },
    notEnoughShown: (world) => {
      popupShown('notEnough', message('您暂未达到领取条件，快去完成吧！'))(world);
      expectNothingSent(world);
    },
    notStartedShown: popupShown('notStarted', expectNothingSent),
    tooEarly: idle(3),
    endedShown: popupShown('ended', expectNothingSent),
    tooLate: idle(3),
    won: (world) => {
      expect(world.popup()).toBe('won');
      expect(world.context().result).toBe('恭喜您抢到红包 8.88 元！');
    },
    afterAWin: (world) => {
      idle(2)(world);
      expect(new Set(world.keysSent()).size).toBe(1);
    },
    wonTwice: (world) => {
      expect(world.popup()).toBe('won');
      expect(world.context()).toMatchObject({ prize: '8.88', info: { chances: 1, received: 2 } });
    },
    afterTwoWins: (world) => {
      idle(1)(world);
      expect(new Set(world.keysSent()).size).toBe(2);
    },
    refused: popupShown('notEnough', message('今日红包已抢完')),
    refusedAsNotStarted: popupShown('notStarted'),
    refusedAsEnded: popupShown('ended'),
    unanswered: (world) => {
      expect(world.popup()).toBe('none');
      expect(world.page().toasts()).toEqual(['服务器异常，请稍后再试']);
      expect(world.snapshot().hasTag('busy')).toBe(false);
    },
    atDeposit: (world) => expect(world.page().subject.getSnapshot().status).toBe('stopped'),
  },
  does: {
    openWithChances: opens(),
    openWithoutChances: opens(aRedPacket({ chances: 0 })),
    openBelowNoChances: opens(aRedPacket({ chances: -1 })),
    openTooEarly: opens(aRedPacketOn('2026-11-21')),
    openTooLate: opens(aRedPacketOn('2026-11-19')),
    openWhileClosed: (world) => world.enter(false),
    openWithoutAnswer: async (world) => {
      await world.enter();
      await world.calls.fail('fetchRedPacket', { kind: 'offline' });
    },
    retry: async (world) => {
      world.page().info().send({ type: 'retry' });
      await world.calls.answer('fetchRedPacket', aRedPacket());
    },
    press: (world) => world.press(),
    pressAndWin: (world) => world.win(),
    pressAndBeRefused: (world) => world.pressAnd(refusal('今日红包已抢完')),
    pressAndBeRefusedAsNotStarted: (world) => world.pressAnd(refusal('活动未开始，请耐心等待')),
    pressAndBeRefusedAsEnded: (world) => world.pressAnd(refusal('活动已结束，请等待下次活动')),
    pressAndLoseTheAnswer: (world) => world.pressAnd({ kind: 'timeout' }),
    pressAgainAndWin: (world) => world.win(),
    grabAgainAndWin: (world) => world.win(aRedPacket({ chances: 1, received: 2 })),
    closePopup: (world) => world.page().send({ type: 'popup.closed' }),
    goToDeposit: (world) => world.page().stop(),
  },
};

describeModel('the red packet', redPacketModel, steps);
