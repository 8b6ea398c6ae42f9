import { expect, test } from 'vitest';
import { rebateMachine, rebateSubmission } from '#machines/assets/rebate.machine.ts';
import type { ClaimMachine } from '#machines/submission/claim.machine.ts';
import type { SubmissionMachine, SubmissionRequest } from '#machines/submission/submission.machine.ts';
import { drawMachine, drawSubmission } from '#machines/welfare/welfare.machine.ts';
import { drawModel } from '#tests/models/welfare/draw.model.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { describeModel, type PlayOf } from '#tests/support/modelRunner.ts';
import { openStage } from '#tests/support/stage.ts';

/** A claim with what it says of a good answer; `8.88` is what the server gives. */
function openClaim(
  machine: ClaimMachine,
  submission: SubmissionMachine<null, string>,
  sample: { some: string; none: string; given: string },
) {
  const calls = new CallScript();
  let made = 0;
  const stage = openStage({
    machine: machine.provide({
      actors: {
        submission: submission.provide({
          actors: { send: calls.promise<string, SubmissionRequest<null>>() },
        }),
      },
    }),
    input: { newKey: () => `key-${(made += 1)}` },
    calls,
  });
  return {
    ...stage,
    sample,
    isBusy: () => stage.subject.getSnapshot().hasTag('busy'),
    draw: (has: boolean) => stage.send({ type: 'claim', available: has ? sample.some : sample.none }),
  };
}

const openDraw = () =>
  openClaim(drawMachine, drawSubmission, { some: '1', none: '0', given: '恭喜您获得8.88元红包！' });
const openRebate = () =>
  openClaim(rebateMachine, rebateSubmission, { some: '0.01', none: '0.00', given: '8.88' });

type World = ReturnType<typeof openClaim>;

const keys = (world: World) => world.calls.made.map(({ input }) => (input as { key: string }).key);
const isTold = (world: World, text: string) =>
  expect(world.told.toasts.at(-1)).toEqual({ type: 'toast.show', text, place: 'member' });
const isSending = (world: World) => {
  expect(world.isBusy()).toBe(true);
  expect(world.calls.only('send').input).toEqual({ intent: null, key: keys(world).at(-1) });
};
const ENDED = [{ type: 'claim.ended' }, { type: 'submission.settled' }];
/** Each claim that was sent has ended, for the page and for the root, which may have the page to close. */
const hasEnded = (world: World) => {
  expect(world.isBusy()).toBe(false);
  expect(world.calls.waiting('send')).toEqual([]);
  expect(world.heardByParent).toEqual([...new Set(keys(world))].flatMap(() => ENDED));
};

function drawPlay(
  open: () => World,
  texts: { none: string; network: string },
): PlayOf<typeof drawModel, World> {
  return {
    open,
    close: (world) => world.stop(),
    sees: {
      resting: hasEnded,
      toldNone: (world) => {
        isTold(world, texts.none);
        expect(keys(world)).toEqual([]);
        hasEnded(world);
      },
      sending: (world) => {
        isSending(world);
        expect(new Set(keys(world)).size).toBe(keys(world).length);
      },
      given: (world) => {
        isTold(world, world.sample.given);
        hasEnded(world);
        expect(world.told.session).toContainEqual({ type: 'profile.refresh' });
      },
      refused: (world) => {
        isTold(world, '活动未开始');
        hasEnded(world);
        expect(world.told.session).toEqual([]);
      },
      unknown: (world) => {
        isTold(world, texts.network);
        expect(world.isBusy()).toBe(true);
      },
      sendingAgain: (world) => {
        isSending(world);
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
  drawPlay(openDraw, { none: '您的剩余次数不足！', network: '服务器异常，请稍后再试' }),
);
describeModel(
  'a claim of the rebate',
  drawModel,
  drawPlay(openRebate, { none: '暂无领取额度！', network: '网络错误，请稍后重试' }),
);

test('a submission that breaks down frees the claim and the page', async () => {
  const calls = new CallScript();
  const broken = calls.promise() as unknown as typeof drawSubmission;
  const stage = openStage({
    machine: drawMachine.provide({ actors: { submission: broken } }),
    input: { newKey: () => 'key' },
    calls,
  });
  await stage.send({ type: 'claim', available: '1' });
  await calls.fail('submission', { kind: 'malformed' });
  expect(stage.subject.getSnapshot().hasTag('busy')).toBe(false);
  expect(stage.heardByParent).toEqual([{ type: 'submission.settled' }]);
  stage.stop();
});
