import { describe, expect, test } from 'vitest';
import { createMachine, type ActorRefFrom } from 'xstate';
import { payoutAccountsMachine } from '#machines/payoutAccounts/payoutAccounts.machine.ts';
import { unbindSubmission } from '#machines/payoutAccounts/unbinding.ts';
import { aPayoutAccount } from '#tests/machines/payoutAccounts/accountSamples.ts';
import { CallScript, settle } from '#tests/support/callScript.ts';
import { openHostedPage } from '#tests/machines/app/hostedPage.ts';

const ACCOUNT = aPayoutAccount();

type Parts = Parameters<typeof payoutAccountsMachine.provide>[0];

/** The page in its host, with these actors instead of its own. */
function openAccounts(parts: (calls: CallScript) => Parts) {
  const calls = new CallScript();
  const machine = calls.bind(payoutAccountsMachine).provide(parts(calls));
  const host = openHostedPage(machine, calls, { kind: 'bank' });
  return { ...host, page: () => host.page() as ActorRefFrom<typeof payoutAccountsMachine> };
}

type World = ReturnType<typeof openAccounts>;

/** Expects the retry to restart the page, which loads its list again. */
async function expectFreshPage(world: World) {
  await world.retry();
  expect(world.page().getSnapshot()).toMatchObject({ status: 'active', value: 'browsing' });
  await world.calls.answer('load', [ACCOUNT]);
  expect(world.page().getSnapshot().context.lists.bank?.getSnapshot().context.data).toEqual([ACCOUNT]);
}

const fail = () => {
  throw new Error('a fault');
};

describe('a page of payout accounts that crashes', () => {
  test('costs only itself, and a retry starts a fresh one', async () => {
    const world = openAccounts(() => ({ actions: { noteAccount: fail } }));
    world.page().send({ type: 'unbind.requested', account: ACCOUNT });
    expect(world.isCrashed()).toBe(true);
    expect(world.toasts()).toEqual([]);
    await expectFreshPage(world);
    world.stop();
  });

  test('does so with a list that it opened later', async () => {
    const world = openAccounts(() => ({ actors: { usdt: createMachine({ entry: fail }) as never } }));
    await world.calls.answer('load', [ACCOUNT]);
    world.page().send({ type: 'kind.selected', kind: 'usdt' });
    expect(world.isCrashed()).toBe(true);
    await expectFreshPage(world);
    world.stop();
  });

  test('while it unbinds says nothing of it, because the outbox has it', async () => {
    const world = openAccounts((calls) => ({
      actors: { submission: calls.bind(unbindSubmission).provide({ actions: { notifyDone: fail } }) },
    }));
    world.page().send({ type: 'unbind.requested', account: ACCOUNT });
    world.page().send({ type: 'unbind.confirmed' });
    await settle();
    await world.calls.answer('send');
    expect(world.isCrashed()).toBe(true);
    expect(world.toasts()).toEqual([]);
    await expectFreshPage(world);
    world.stop();
  });
});
