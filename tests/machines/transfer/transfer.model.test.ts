import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { SubmissionRequest } from '#machines/submission/submission.machine.ts';
import { transferMachine, transferSubmission } from '#machines/transfer/transfer.machine.ts';
import type { Transfer } from '#machines/transfer/transferRules.ts';
import { transferModel } from '#tests/models/transfer/transfer.model.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { describeModel, type PlayOf } from '#tests/support/modelRunner.ts';
import { openStage } from '#tests/support/stage.ts';

/** What the main wallet and the platform hold. */
const HELD = '100.50';

function openTransfer() {
  const calls = new CallScript();
  let made = 0;
  const stage = openStage({
    machine: transferMachine.provide({
      actors: {
        submission: transferSubmission.provide({
          actors: { send: calls.promise<string, SubmissionRequest<Transfer>>() },
        }),
      },
    }),
    input: { newKey: () => `key-${(made += 1)}` },
    calls,
  });
  const snapshot = () => stage.subject.getSnapshot();
  const press = () => stage.send({ type: 'submit', available: HELD });
  return {
    ...stage,
    snapshot,
    press,
    isOpen: () => snapshot().matches({ dialog: 'open' }),
    submission: () => {
      const { submission } = snapshot().children as {
        submission?: ActorRefFrom<typeof transferSubmission>;
      };
      return submission?.getSnapshot().value;
    },
    async pressWith(text: string) {
      await stage.send({ type: 'amount.typed', text });
      await press();
    },
  };
}

type World = ReturnType<typeof openTransfer>;

function expectRefused(world: World, text: string) {
  expect(world.snapshot().context.invalid).toEqual({ field: 'amount', text });
  expect(world.told.toasts.at(-1)).toEqual({ type: 'toast.show', text, place: 'member' });
  expect(world.calls.count('send')).toBe(0);
}
function expectSending(world: World, isOpen: boolean) {
  expect(world.submission()).toBe('sending');
  expect(world.isOpen()).toBe(isOpen);
  expect(world.calls.latest('send').input).toMatchObject({
    intent: { amount: '50', sourcetype: 'userbalance', targettype: 'pp' },
    key: 'key-1',
  });
}

const play: PlayOf<typeof transferModel, World> = {
  open: openTransfer,
  close: (world) => world.stop(),
  sees: {
    closed: (world) => expect(world.isOpen()).toBe(false),
    filling: (world) => {
      expect(world.isOpen()).toBe(true);
      expect(world.snapshot().context).toMatchObject({ platform: 'pp', invalid: null });
    },
    amountMissing: (world) => expectRefused(world, '请输入操作金额！'),
    beyondMain: (world) => expectRefused(world, '操作金额超出了您的账户余额！'),
    beyondPlatform: (world) => expectRefused(world, '操作金额超出了您该游戏平台的余额！'),
    sending: (world) => expect(world.submission()).toBe('sending'),
    sendingUnseen: (world) => expectSending(world, false),
    toldRefusal: (world) => {
      expect(world.toasts().at(-1)).toBe('平台维护中');
      expect(world.isOpen()).toBe(true);
    },
    unknown: (world) => {
      expect(world.toasts().at(-1)).toBe('网络错误，请稍后重试');
      expect(world.submission()).toBe('unsettled');
    },
    sendingAgain: (world) => {
      expectSending(world, true);
      expect(world.calls.count('send')).toBeGreaterThan(1);
    },
    moved: (world) => {
      expect(world.toasts().at(-1)).toBe('转账成功');
      expect(world.isOpen()).toBe(false);
      expect(world.snapshot().context.amount).toBe('');
      expect(world.heardByParent).toContainEqual({ type: 'transfer.done' });
      expect(world.told.session).toContainEqual({ type: 'profile.refresh' });
    },
  },
  does: {
    open: (world) => world.send({ type: 'dialog.open', platform: 'pp' }),
    close: (world) => world.send({ type: 'dialog.close' }),
    pressWithoutAmount: (world) => world.press(),
    pressWithTooMuch: (world) => world.pressWith('100.51'),
    async turnAndPressWithTooMuch(world) {
      await world.send({ type: 'direction.switched' });
      await world.pressWith('100.51');
    },
    press: (world) => world.pressWith('50'),
    pressAgain: (world) => world.press(),
    type: (world) => world.send({ type: 'amount.typed', text: '5' }),
    serverMoves: (world) => world.calls.answer('send', ''),
    serverRefuses: (world) =>
      world.calls.fail('send', { kind: 'rejected', code: 400, message: '平台维护中' }),
    answerIsLost: (world) => world.calls.fail('send', { kind: 'timeout' }),
    retry: (world) => world.send({ type: 'submission.retry' }),
    giveUp: (world) => world.send({ type: 'submission.abandon' }),
  },
};

describeModel('a transfer', transferModel, play);
