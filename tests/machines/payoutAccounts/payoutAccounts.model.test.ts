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
    opened: () => Object.keys(snapshot().context.lists),
    isAsked: () => !snapshot().matches('browsing'),
    isSubmission: () => snapshot().hasTag(SUBMISSION_TAG),
    newestToast: () => stage.toasts().at(-1),
  };
}
type World = Awaited<ReturnType<typeof openAccounts>>;

const isLooking = (world: World) => {
  expect(world.isAsked()).toBe(false);
  expect(world.isSubmission()).toBe(false);
  expect(world.kind()).toBe('bank');
};

const payoutAccountsPlay: PlayOf<typeof payoutAccountsModel, World> = {
  open: openAccounts,
  close: (world) => world.stop(),
  sees: {
    looking: isLooking,
    lookingAtUsdt: (world) => {
      expect(world.kind()).toBe('usdt');
      // a kind that nobody has opened is not asked for
      expect(world.opened()).toEqual(['bank', 'usdt']);
      expect(world.calls.waiting('load')).toHaveLength(1);
    },
    asked: (world) => {
      expect(world.isAsked()).toBe(true);
      expect(world.calls.waiting('unbind')).toEqual([]);
    },
    unbinding: (world) => {
      expect(world.isSubmission()).toBe(true);
      expect(world.calls.waiting('unbind').map(({ input }) => input)).toEqual([{ id: ACCOUNT.id }]);
    },
    unbound: (world) => {
      isLooking(world);
      expect(world.newestToast()).toBe('解绑成功');
      expect(world.calls.waiting('refresh')).toHaveLength(1);
    },
    toldRefusal: (world) => {
      isLooking(world);
      expect(world.newestToast()).toBe('账户不存在');
      expect(world.calls.waiting('refresh')).toHaveLength(1);
    },
    toldNetworkFault: (world) => {
      isLooking(world);
      expect(world.newestToast()).toBe('网络错误，请稍后重试');
    },
  },
  does: {
    askToUnbind: (world) => world.send({ type: 'unbind.asked', account: ACCOUNT }),
    cancel: (world) => world.send({ type: 'unbind.cancelled' }),
    confirm: (world) => world.send({ type: 'unbind.confirmed' }),
    confirmAgain: (world) => world.send({ type: 'unbind.confirmed' }),
    turnToUsdt: (world) => world.send({ type: 'kind.selected', kind: 'usdt' }),
    serverUnbinds: (world) => world.calls.answer('unbind'),
    serverRefuses: (world) =>
      world.calls.fail('unbind', { kind: 'rejected', code: 404, message: '账户不存在' }),
    networkFails: (world) => world.calls.fail('unbind', { kind: 'timeout' }),
    loginHasExpired: async (world) => {
      await world.calls.fail('unbind', { kind: 'expired', message: '' });
      expect(world.toasts()).toEqual([]);
    },
  },
};
describeModel('payout accounts', payoutAccountsModel, payoutAccountsPlay);
