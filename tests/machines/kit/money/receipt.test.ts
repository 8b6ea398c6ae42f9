import { describe, expect, test } from 'vitest';
import { receiptMachine, type Receipt } from '#machines/kit/money/receipt.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const RECEIPT: Receipt = {
  number: 'TX1',
  numberName: '单号',
  details: [],
  amount: '100',
  time: '2026-11-21 08:03:00',
  state: '待审核',
};

function openReceipt(stays = false) {
  const calls = new CallScript();
  const harness = createHarness({
    machine: calls.bind(receiptMachine),
    input: { amount: '100', stays },
    calls,
  });
  return {
    ...harness,
    left: () => harness.sentToParent.filter(({ type }) => type === 'receipt.left').length,
  };
}

describe('a receipt', () => {
  test('stands for 1.5 s and no step less (spec 2 §9)', async () => {
    const { pass, left, stop } = openReceipt();
    await pass(1499);
    expect(left()).toBe(0);
    await pass(1);
    expect(left()).toBe(1);
    await pass(60_000);
    expect(left()).toBe(1);
    stop();
  });

  test('stays for as long as it is looked at once it was touched', async () => {
    const { send, pass, left, stop } = openReceipt();
    await pass(1499);
    await send({ type: 'receipt.held' });
    await pass(60_000);
    expect(left()).toBe(0);
    stop();
  });

  test('stays by itself where nothing follows it', async () => {
    const { pass, left, stop } = openReceipt(true);
    await pass(60_000);
    expect(left()).toBe(0);
    stop();
  });

  test('is looked up by its amount, and stands after its time as well', async () => {
    const { calls, subject, pass, stop } = openReceipt();
    expect(calls.latest('fetchReceipt').input).toEqual({ amount: '100' });
    await pass(1500);
    await calls.answer('fetchReceipt', RECEIPT);
    expect(subject.getSnapshot().context.receipt).toEqual(RECEIPT);
    stop();
  });

  test.each<[string, (calls: CallScript) => Promise<void>]>([
    ['is found', (calls) => calls.answer('fetchReceipt', RECEIPT)],
    ['is not there', (calls) => calls.answer('fetchReceipt', null)],
    ['cannot be looked up', (calls) => calls.fail('fetchReceipt', { kind: 'offline' })],
  ])('is looked up until it %s', async (_, end) => {
    const { calls, subject, stop } = openReceipt();
    expect(subject.getSnapshot().hasTag('lookingUp')).toBe(true);
    await end(calls);
    expect(subject.getSnapshot().hasTag('lookingUp')).toBe(false);
    stop();
  });
});

describeTransitionCoverage({
  machine: receiptMachine,
  starts: {
    taken: () => ({ amount: '100' }),
    'one that stays': () => ({ amount: '100', stays: true }),
  },
  calls: { fetchReceipt: { outputs: [RECEIPT, null] } },
  events: { 'receipt.held': [{ type: 'receipt.held' }] },
});
