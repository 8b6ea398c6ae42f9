import { describe, expect, test } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { depositMachine } from '#machines/deposit/deposit.machine.ts';
import type { DepositTab } from '#machines/deposit/depositRules.ts';
import { onlineSubmission } from '#machines/deposit/onlinePayment.machine.ts';
import { rechargeSubmission } from '#machines/deposit/recharge.ts';
import { CHANNELS, WAYS } from '#tests/machines/deposit/deposits.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';
import { anEntry, OLD_KEY } from '#tests/support/outboxEntries.ts';

const SENT = {
  online: {
    kind: onlineSubmission.id,
    intent: { channel: 'fixed', payname: '扫码定额', payOption: 'QRFIX', amount: '200' },
    retry: 'payment.retry',
    choice: { channel: { code: 'fixed' }, option: { code: 'QRFIX' } },
  },
  digital: {
    kind: rechargeSubmission.id,
    intent: { paytype: 'usdt', amount: '640', catepay: 'ERC20' },
    retry: 'submission.retry',
    choice: { protocol: 'ERC20' },
  },
  offline: {
    kind: rechargeSubmission.id,
    intent: { paytype: 'wxpay', amount: '300' },
    retry: 'submission.retry',
    choice: { method: 'wxpay' },
  },
} as const;

function childOf(parent: AnyActorRef, id: string): AnyActorRef {
  const { children }: { children: Readonly<Record<string, AnyActorRef | undefined>> } = parent.getSnapshot();
  const child = children[id];
  if (child === undefined) throw new Error(`There is no ${id}`);
  return child;
}

/** The deposit page after a reload, with this deposit in the outbox. */
async function openAgain(tab: DepositTab, state: 'sending' | 'unsettled' = 'unsettled') {
  const { kind, intent } = SENT[tab];
  const calls = new CallScript();
  const harness = createHarness({
    machine: calls.bind(depositMachine),
    calls,
    entries: [anEntry(kind, intent, state)],
  });
  await calls.answer('fetchPayWays', WAYS);
  await calls.answer('fetchChannels', CHANNELS);
  const method = () => childOf(harness.subject, tab);
  return { ...harness, method, recharge: () => childOf(method(), 'recharge') };
}

describe.each(['online', 'digital', 'offline'] as const)('a deposit that was sent before, %s', (tab) => {
  const { intent, choice, retry } = SENT[tab];

  test('is shown in its tab as it was sent, and not sent by itself', async () => {
    const deposit = await openAgain(tab);
    expect(deposit.subject.getSnapshot().context.tab).toBe(tab);
    expect(deposit.method().getSnapshot().context).toMatchObject({ amount: intent.amount, choice });
    expect(deposit.recharge().getSnapshot().hasTag('unsettled')).toBe(true);
    expect(deposit.calls.count('send')).toBe(0);
    deposit.stop();
  });

  test('is sent again under its key, and forgotten after its refusal', async () => {
    const deposit = await openAgain(tab);
    // the window of an online payment is opened in the tap
    const retried = tab === 'online' ? deposit.recharge() : childOf(deposit.recharge(), 'submission');
    retried.send({ type: retry });
    await deposit.pass(0);
    expect(deposit.calls.only('send').input).toEqual({ intent, key: OLD_KEY });
    await deposit.calls.fail('send', { kind: 'rejected', code: 400, message: '通道维护中' });
    const { value, context } = deposit.method().getSnapshot();
    expect(value).toBe('editing');
    expect(context).toMatchObject({ amount: intent.amount });
    deposit.stop();
  });

  test('on its way, is waited for', async () => {
    const deposit = await openAgain(tab, 'sending');
    expect(deposit.method().getSnapshot().hasTag('busy')).toBe(true);
    expect(deposit.calls.only('send').input).toMatchObject({ intent, key: OLD_KEY, isSent: true });
    deposit.stop();
  });
});

test('an online deposit whose channel has gone is shown with its amount', async () => {
  const calls = new CallScript();
  const { intent, kind } = SENT.online;
  const gone = { ...intent, channel: 'gone' };
  const harness = createHarness({
    machine: calls.bind(depositMachine),
    calls,
    entries: [anEntry(kind, gone)],
  });
  await calls.answer('fetchPayWays', WAYS);
  await calls.answer('fetchChannels', CHANNELS);
  const online = childOf(harness.subject, 'online');
  expect(online.getSnapshot().context).toMatchObject({
    amount: '200',
    choice: { channel: { code: 'fast' } },
  });
  expect(childOf(online, 'recharge').getSnapshot().context).toMatchObject({ sent: { intent: gone } });
  harness.stop();
});
