import { describe, expect, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { receiptMachine } from '#machines/kit/money/receipt.machine.ts';
import { withdrawMachine } from '#machines/withdraw/withdraw.machine.ts';
import { withdrawSubmission } from '#machines/withdraw/withdrawal.ts';
import { CallScript, settle } from '#tests/support/callScript.ts';
import { openHostedPage } from '#tests/machines/app/hostedPage.ts';
import { ACCOUNTS } from '#tests/machines/payoutAccounts/accountSamples.ts';

type Parts = Parameters<typeof withdrawMachine.provide>[0];

/** The page in its host, with these actors instead of its own. */
function openWithdraw(parts: (calls: CallScript) => Parts) {
  const calls = new CallScript();
  const host = openHostedPage(calls.bind(withdrawMachine).provide(parts(calls)), calls, { least: '100' });
  const page = () => host.page() as ActorRefFrom<typeof withdrawMachine>;
  return {
    ...host,
    page,
    async press() {
      page().send({ type: 'account.selected', account: '7' });
      page().send({ type: 'amount.typed', text: '250' });
      page().send({ type: 'submit', password: '135790' });
      await settle();
    },
  };
}

const fail = () => {
  throw new Error('a fault');
};

type World = ReturnType<typeof openWithdraw>;

/**
 * Expects the retry to restart the page: the form is empty, the accounts are requested, and it can be submitted again.
 */
async function expectFreshPage(world: World) {
  await world.retry();
  expect(world.page().getSnapshot()).toMatchObject({
    status: 'active',
    value: { editing: 'settled' },
    context: { account: null, amount: '', invalid: null },
  });
  await world.calls.answer('load', ACCOUNTS);
  expect(world.page().getSnapshot().children.accounts?.getSnapshot().context.data).toEqual(ACCOUNTS);
}

describe('a withdraw page that crashes', () => {
  test('costs only itself, and a retry starts a fresh one', async () => {
    let broken = true;
    const notifyInvalid = () => {
      if (broken) throw new Error('a fault');
    };
    const world = openWithdraw(() => ({ actions: { notifyInvalid } }));
    world.page().send({ type: 'submit', password: '' });
    expect(world.isCrashed()).toBe(true);
    expect(world.toasts()).toEqual([]);
    broken = false;
    await expectFreshPage(world);
    await world.press();
    expect(world.calls.only('send').input).toMatchObject({ intent: { amount: '250', bank: '7' } });
    world.stop();
  });

  test('with a request on its way says nothing of it, because the outbox has it', async () => {
    const world = openWithdraw(() => ({ guards: { isValid: guardThatBreaksLater() } }));
    await world.press();
    await world.calls.fail('send', { kind: 'timeout' });
    world.page().send({ type: 'submission.retry', secret: '135790' });
    expect(world.isCrashed()).toBe(true);
    expect(world.toasts()).toEqual(['网络错误，请稍后重试']);
    expect(world.sent.outbox).toEqual([]);
    world.stop();
  });
});

/** A guard that passes for the first press and throws at the retry. */
function guardThatBreaksLater(): () => boolean {
  let asked = 0;
  return () => {
    asked += 1;
    if (asked > 1) throw new Error('a fault');
    return true;
  };
}

describe('a part of the withdraw page that crashes', () => {
  test('as the submission takes the page with it, which starts afresh', async () => {
    const world = openWithdraw((calls) => ({
      actors: { submission: calls.bind(withdrawSubmission).provide({ actions: { notifyDone: fail } }) },
    }));
    await world.press();
    await world.calls.answer('send');
    expect(world.isCrashed()).toBe(true);
    expect(world.toasts()).toEqual([]);
    await expectFreshPage(world);
    await world.send({ type: 'page.left' });
    expect(world.host().value).toBe('closed');
    world.stop();
  });

  test('as the receipt takes the page with it, whose request has been reported as done', async () => {
    const world = openWithdraw((calls) => ({
      actors: {
        receipt: calls.bind(receiptMachine).provide({ actions: { notifyLeft: fail } }),
      },
    }));
    await world.press();
    await world.calls.answer('send');
    await world.pass(1500);
    expect(world.isCrashed()).toBe(true);
    expect(world.toasts()).toEqual(['提交成功，等待后台审核']);
    world.stop();
  });
});
