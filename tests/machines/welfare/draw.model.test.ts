import { expect } from 'vitest';
import type { EventObject } from 'xstate';
import { rebateMachine, rebateSubmission } from '#machines/assets/rebate.machine.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import type { SubmissionCommand, SubmissionRequest } from '#machines/submission/submission.machine.ts';
import {
  drawSubmission,
  redPacketListMachine,
  welfareMachine,
  type RedPacketChances,
  type RedPacketRecord,
} from '#machines/welfare/welfare.machine.ts';
import type { ListPage, PageRequest } from '#machines/paging/pagedList.machine.ts';
import { drawModel } from '#tests/models/welfare/draw.model.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { describeModel, type PlayOf } from '#tests/support/modelRunner.ts';
import { openStage } from '#tests/support/stage.ts';

/** A page with one thing to draw or claim. */
interface World {
  calls: CallScript;
  toasts: () => string[];
  told: Readonly<Record<'session', EventObject[]>>;
  stop: () => void;
  send: (event: SubmissionCommand) => Promise<void>;
  draw: (has: boolean) => Promise<void>;
  /** asserts what is told of a good answer */
  given: () => void;
}

function openWelfare(): World {
  const calls = new CallScript();
  let made = 0;
  const stage = openStage({
    machine: welfareMachine.provide({
      actors: {
        chances: createResourceMachine<RedPacketChances>('redPacketChances').provide({
          actors: { load: calls.promise<RedPacketChances>() },
        }),
        list: redPacketListMachine.provide({
          actors: { fetchPage: calls.promise<ListPage<RedPacketRecord, null>, PageRequest<null>>() },
        }),
        submission: drawSubmission.provide({
          actors: { send: calls.promise<string, SubmissionRequest<null>>() },
        }),
      },
    }),
    input: { newKey: () => `key-${(made += 1)}` },
    calls,
  });
  return {
    calls,
    toasts: stage.toasts,
    told: stage.told,
    stop: stage.stop,
    send: stage.send,
    draw: (has) => stage.send({ type: 'draw', remaining: has ? 1 : 0 }),
    given: () => expect(stage.toasts().at(-1)).toBe('恭喜您获得8.88元红包！'),
  };
}

function openRebate(): World {
  const calls = new CallScript();
  let made = 0;
  const stage = openStage({
    machine: rebateMachine.provide({
      actors: {
        submission: rebateSubmission.provide({
          actors: { send: calls.promise<string, SubmissionRequest<null>>() },
        }),
      },
    }),
    input: { newKey: () => `key-${(made += 1)}` },
    calls,
  });
  return {
    calls,
    toasts: stage.toasts,
    told: stage.told,
    stop: stage.stop,
    send: stage.send,
    draw: (has) => stage.send({ type: 'claim', pending: has ? '0.01' : '0.00' }),
    given: () => {
      expect(stage.toasts().at(-1)).toBe('8.88');
      expect(stage.heardByParent).toContainEqual({ type: 'rebate.claimed' });
    },
  };
}

const keys = (world: World) =>
  world.calls.made.filter(({ id }) => id === 'send').map(({ input }) => (input as { key: string }).key);

function drawPlay(
  open: () => World,
  texts: { none: string; network: string },
): PlayOf<typeof drawModel, World> {
  return {
    open,
    close: (world) => world.stop(),
    sees: {
      resting: (world) => expect(world.calls.waiting('send')).toEqual([]),
      toldNone: (world) => {
        expect(world.toasts()).toEqual([texts.none]);
        expect(keys(world)).toEqual([]);
      },
      sending: (world) => {
        expect(world.calls.waiting('send')).toHaveLength(1);
        expect(new Set(keys(world)).size).toBe(keys(world).length);
      },
      given: (world) => {
        world.given();
        expect(world.told.session).toContainEqual({ type: 'profile.refresh' });
      },
      refused: (world) => expect(world.toasts().at(-1)).toBe('活动未开始'),
      unknown: (world) => expect(world.toasts().at(-1)).toBe(texts.network),
      sendingAgain: (world) => {
        expect(keys(world).length).toBeGreaterThan(1);
        expect(new Set(keys(world)).size).toBe(1);
      },
    },
    does: {
      drawWithoutChance: (world) => world.draw(false),
      draw: (world) => world.draw(true),
      drawAgain: (world) => world.draw(true),
      serverGives: (world) => world.calls.answer('send', '8.88'),
      serverRefuses: (world) =>
        world.calls.fail('send', { kind: 'rejected', code: 400, message: '活动未开始' }),
      answerIsLost: (world) => world.calls.fail('send', { kind: 'offline' }),
      retry: (world) => world.send({ type: 'submission.retry' }),
      giveUp: (world) => world.send({ type: 'submission.abandon' }),
    },
  };
}

describeModel(
  'a draw on the welfare page',
  drawModel,
  drawPlay(openWelfare, { none: '您的剩余次数不足！', network: '服务器异常，请稍后再试' }),
);
describeModel(
  'a claim of the rebate',
  drawModel,
  drawPlay(openRebate, { none: '暂无领取额度！', network: '网络错误，请稍后重试' }),
);
