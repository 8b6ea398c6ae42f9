import { describe, expect, test } from 'vitest';
import { payoutAccountsMachine } from '#machines/payoutAccounts/payoutAccounts.machine.ts';
import type { CallError } from '#machines/kit/calls/callError.ts';
import { payoutAccountsModel } from '#tests/models/payoutAccounts/payoutAccounts.model.ts';
import { aPayoutAccount } from '#tests/machines/payoutAccounts/accountSamples.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';

const ACCOUNT = aPayoutAccount();

async function openAccounts() {
  const calls = new CallScript();
  const harness = createHarness({
    machine: calls.bind(payoutAccountsMachine),
    input: { kind: 'bank' },
    calls,
  });
  await calls.answer('load', [ACCOUNT]);
  const snapshot = () => harness.subject.getSnapshot();
  return {
    ...harness,
    kind: () => snapshot().context.kind,
    opened: () => Object.entries(snapshot().context.lists).map(([kind, list]) => [kind, list.id]),
    isBusy: () => snapshot().hasTag('busy'),
    isAsked: () => !snapshot().matches('browsing'),
    hasSubmission: () => snapshot().children.submission !== undefined,
    newestToast: () => harness.sent.toasts.at(-1),
  };
}
type World = Awaited<ReturnType<typeof openAccounts>>;

const isLooking = (world: World) => {
  expect(world.isAsked()).toBe(false);
  expect(world.hasSubmission()).toBe(false);
  expect(world.isBusy()).toBe(false);
  expect(world.kind()).toBe('bank');
};
const toastShown = (text: string) => (world: World) => {
  isLooking(world);
  expect(world.newestToast()).toEqual({ type: 'toast.show', text });
  // an unbinding that succeeded, was refused or has an unknown outcome is not pending any more
  expect(world.calls.waiting('send')).toEqual([]);
};
const toastShownAndReloaded = (text: string) => (world: World) => {
  toastShown(text)(world);
  expect(world.calls.waiting('refresh')).toHaveLength(1);
};

const payoutAccountsSteps: ModelStepsOf<typeof payoutAccountsModel, World> = {
  open: openAccounts,
  close: (world) => world.stop(),
  sees: {
    looking: isLooking,
    lookingAtUsdt: (world) => {
      expect(world.kind()).toBe('usdt');
      // a kind that has not been opened is not loaded
      expect(world.opened()).toEqual([
        ['bank', 'bank'],
        ['usdt', 'usdt'],
      ]);
      expect(world.calls.waiting('load')).toHaveLength(1);
    },
    lookingAgain: (world) => {
      isLooking(world);
      // loaded lists are kept, and not loaded again
      expect(world.calls.count('load')).toBe(2);
    },
    asked: (world) => {
      expect(world.isAsked()).toBe(true);
      expect(world.calls.waiting('send')).toEqual([]);
    },
    unbinding: (world) => {
      expect(world.hasSubmission()).toBe(true);
      expect(world.isBusy()).toBe(true);
      expect(world.calls.waiting('send').map(({ input }) => input)).toMatchObject([{ intent: ACCOUNT.id }]);
    },
    unbound: toastShownAndReloaded('解绑成功'),
    refusalShown: toastShownAndReloaded('账户不存在'),
    fallbackShown: toastShownAndReloaded('解绑失败，请稍后重试'),
    networkFaultShown: toastShownAndReloaded('网络错误，请稍后重试'),
    leftToTheDialog: (world) => {
      isLooking(world);
      expect(world.toasts()).toEqual([]);
      expect(world.calls.waiting('refresh')).toEqual([]);
    },
  },
  does: {
    askToUnbind: (world) => world.send({ type: 'unbind.requested', account: ACCOUNT }),
    cancel: (world) => world.send({ type: 'unbind.cancelled' }),
    confirm: (world) => world.send({ type: 'unbind.confirmed' }),
    confirmAgain: (world) => world.send({ type: 'unbind.confirmed' }),
    turnToUsdt: (world) => world.send({ type: 'kind.selected', kind: 'usdt' }),
    turnBack: (world) => world.send({ type: 'kind.selected', kind: 'bank' }),
    serverUnbinds: (world) => world.calls.answer('send'),
    serverRefuses: (world) =>
      world.calls.fail('send', { kind: 'rejected', code: 404, message: '账户不存在' }),
    serverRefusesWithoutWords: (world) =>
      world.calls.fail('send', { kind: 'rejected', code: 400, message: '' }),
    networkFails: (world) => world.calls.fail('send', { kind: 'timeout' }),
    loginHasExpired: (world) => world.calls.fail('send', { kind: 'expired', message: '' }),
  },
};
describeModel('payout accounts', payoutAccountsModel, payoutAccountsSteps);

describe('an unbinding of unknown fate', () => {
  const text = '解绑失败，请稍后重试';

  test.each<[string, CallError, string]>([
    ['a gateway that fails without words', { kind: 'gateway', message: '' }, text],
    ['a gateway that fails with its words', { kind: 'gateway', message: '维护中' }, '维护中'],
    ['a server that fails with its words', { kind: 'rejected', code: 500, message: '系统维护' }, '系统维护'],
    ['an answer that makes no sense', { kind: 'malformed' }, '服务器异常，请稍后再试'],
    ['a dropped connection', { kind: 'offline' }, '网络错误，请稍后重试'],
  ])(
    'by %s is shown as a failure and let go, and the next is an intent of its own',
    async (_, error, text) => {
      const world = await openAccounts();
      const unbind = async () => {
        await world.send({ type: 'unbind.requested', account: ACCOUNT });
        await world.send({ type: 'unbind.confirmed' });
      };
      await unbind();
      await world.calls.fail('send', error);
      toastShownAndReloaded(text)(world);
      await unbind();
      expect(world.calls.only('send').input).toMatchObject({ intent: ACCOUNT.id, key: 'key-2' });
      world.stop();
    },
  );
});
