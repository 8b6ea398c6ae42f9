import { expect } from 'vitest';
import type { PayoutAccount } from '#machines/payoutAccounts/payoutAccount.ts';
import { payoutAccountsMachine } from '#machines/payoutAccounts/payoutAccounts.machine.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import { SUBMISSION_TAG } from '#machines/root/submissionTag.ts';
import { payoutAccountsModel } from '#tests/models/payoutAccounts/payoutAccounts.model.ts';
import { aPayoutAccount } from '#tests/support/accountSamples.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { describeModel, type PlayOf } from '#tests/support/modelRunner.ts';
import { openStage } from '#tests/support/stage.ts';

const ACCOUNT = aPayoutAccount();

async function openAccounts() {
  const calls = new CallScript();
  const list = (kind: string) =>
    createResourceMachine<PayoutAccount[]>(kind).provide({
      actors: { load: calls.promise<PayoutAccount[]>() },
    });
  const stage = openStage({
    machine: payoutAccountsMachine.provide({
      actors: {
        bank: list('bank'),
        usdt: list('usdt'),
        wallet: list('wallet'),
        unbind: calls.promise<void, { id: string }>(),
      },
    }),
    input: { kind: 'bank' },
    calls,
  });
  await calls.answer('load', [ACCOUNT]);
  const snapshot = () => stage.subject.getSnapshot();
  return {
    ...stage,
    kind: () => snapshot().context.kind,
    opened: () => Object.entries(snapshot().context.lists).map(([kind, list]) => [kind, list.id]),
    isBusy: () => snapshot().hasTag('busy'),
    isAsked: () => !snapshot().matches('browsing'),
    isSubmission: () => snapshot().hasTag(SUBMISSION_TAG),
    newestToast: () => stage.told.toasts.at(-1),
  };
}
type World = Awaited<ReturnType<typeof openAccounts>>;

const isLooking = (world: World) => {
  expect(world.isAsked()).toBe(false);
  expect(world.isSubmission()).toBe(false);
  expect(world.isBusy()).toBe(false);
  expect(world.kind()).toBe('bank');
};
const isTold = (text: string) => (world: World) => {
  isLooking(world);
  expect(world.newestToast()).toEqual({ type: 'toast.show', text, place: 'member' });
  expect(world.heardByParent.at(-1)).toEqual({ type: 'submission.settled' });
};
const isToldAndAsksAnew = (text: string) => (world: World) => {
  isTold(text)(world);
  expect(world.calls.waiting('refresh')).toHaveLength(1);
};

const payoutAccountsPlay: PlayOf<typeof payoutAccountsModel, World> = {
  open: openAccounts,
  close: (world) => world.stop(),
  sees: {
    looking: isLooking,
    lookingAtUsdt: (world) => {
      expect(world.kind()).toBe('usdt');
      // a kind that nobody has opened is not asked for
      expect(world.opened()).toEqual([
        ['bank', 'bank'],
        ['usdt', 'usdt'],
      ]);
      expect(world.calls.waiting('load')).toHaveLength(1);
    },
    lookingAgain: (world) => {
      isLooking(world);
      // what was seen before stands, and is not asked for again
      expect(world.calls.count('load')).toBe(2);
    },
    asked: (world) => {
      expect(world.isAsked()).toBe(true);
      expect(world.calls.waiting('unbind')).toEqual([]);
    },
    unbinding: (world) => {
      expect(world.isSubmission()).toBe(true);
      expect(world.isBusy()).toBe(true);
      expect(world.calls.waiting('unbind').map(({ input }) => input)).toEqual([{ id: ACCOUNT.id }]);
    },
    unbound: isToldAndAsksAnew('解绑成功'),
    toldRefusal: isToldAndAsksAnew('账户不存在'),
    toldFallback: isToldAndAsksAnew('解绑失败，请稍后重试'),
    toldNetworkFault: isToldAndAsksAnew('网络错误，请稍后重试'),
    leftToTheDialog: (world) => {
      isLooking(world);
      expect(world.toasts()).toEqual([]);
      expect(world.heardByParent).toEqual([{ type: 'submission.settled' }]);
    },
  },
  does: {
    askToUnbind: (world) => world.send({ type: 'unbind.asked', account: ACCOUNT }),
    cancel: (world) => world.send({ type: 'unbind.cancelled' }),
    confirm: (world) => world.send({ type: 'unbind.confirmed' }),
    confirmAgain: (world) => world.send({ type: 'unbind.confirmed' }),
    turnToUsdt: (world) => world.send({ type: 'kind.selected', kind: 'usdt' }),
    turnBack: (world) => world.send({ type: 'kind.selected', kind: 'bank' }),
    serverUnbinds: (world) => world.calls.answer('unbind'),
    serverRefuses: (world) =>
      world.calls.fail('unbind', { kind: 'rejected', code: 404, message: '账户不存在' }),
    serverRefusesWithoutWords: (world) =>
      world.calls.fail('unbind', { kind: 'rejected', code: 400, message: '' }),
    networkFails: (world) => world.calls.fail('unbind', { kind: 'timeout' }),
    loginHasExpired: (world) => world.calls.fail('unbind', { kind: 'expired', message: '' }),
  },
};
describeModel('payout accounts', payoutAccountsModel, payoutAccountsPlay);
