import { describe, expect, test } from 'vitest';
import { receiptMachine, type Receipt } from '#machines/kit/money/receipt.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const SENT = { amount: '100', pressedAt: Date.UTC(2026, 10, 21, 0, 3) };
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
    input: { ...SENT, stays },
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

  test('is looked up by its amount and press, and stands after its time as well', async () => {
    const { calls, subject, pass, stop } = openReceipt();
    expect(calls.latest('fetchReceipt').input).toEqual(SENT);
    await pass(1500);
    await calls.answer('fetchReceipt', RECEIPT);
    expect(subject.getSnapshot().context.receipt).toEqual(RECEIPT);
    stop();
  });

  test.each<[string, (calls: CallScript) => Promise<void>]>([
    ['is found', (calls) => calls.answer('fetchReceipt', RECEIPT)],
    ['cannot be looked up', (calls) => calls.fail('fetchReceipt', { kind: 'offline' })],
  ])('is looked up until it %s', async (_, end) => {
    const { calls, subject, stop } = openReceipt();
    expect(subject.getSnapshot().hasTag('lookingUp')).toBe(true);
    await end(calls);
    expect(subject.getSnapshot().hasTag('lookingUp')).toBe(false);
    stop();
  });

  test('that is not listed yet is looked up again after 500 ms, and once more', async () => {
    const { calls, subject, pass, stop } = openReceipt();
    for (const looks of [1, 2]) {
      await calls.answer('fetchReceipt', null);
      await pass(499);
      expect(calls.count('fetchReceipt')).toBe(looks);
      expect(subject.getSnapshot().hasTag('lookingUp')).toBe(true);
      await pass(1);
      expect(calls.only('fetchReceipt').input).toEqual(SENT);
    }
    await calls.answer('fetchReceipt', RECEIPT);
    expect(subject.getSnapshot().context.receipt).toEqual(RECEIPT);
    stop();
  });

  test('that is not listed the third time either is shown without a number', async () => {
    const { calls, subject, pass, stop } = openReceipt(true);
    for (const looks of [1, 2, 3]) {
      expect(calls.count('fetchReceipt')).toBe(looks);
      await calls.answer('fetchReceipt', null);
      await pass(500);
    }
    expect(subject.getSnapshot().hasTag('lookingUp')).toBe(false);
    expect(subject.getSnapshot().context.receipt).toBeNull();
    await pass(60_000);
    expect(calls.count('fetchReceipt')).toBe(3);
    stop();
  });
});

describeTransitionCoverage({
  machine: receiptMachine,
  starts: {
    taken: () => SENT,
    'one that stays': () => ({ ...SENT, stays: true }),
  },
  calls: { fetchReceipt: { outputs: [RECEIPT, null] } },
  events: { 'receipt.held': [{ type: 'receipt.held' }] },
  key: ({ context }) => context.looks,
});
