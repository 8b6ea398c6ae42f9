import { describe, expect, test } from 'vitest';
import type { InputFrom } from 'xstate';
import { INFO_FAILED_TEXT, paymentMachine } from '#machines/kit/money/payment.machine.ts';
import { INFO, RECEIPT } from '#tests/machines/deposit/deposits.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const OPENED_AGAIN = { depositNo: RECEIPT.number, record: RECEIPT };
const REJECTED = { kind: 'rejected', code: 409, message: '' } as const;

function openPayment(input: InputFrom<typeof paymentMachine>) {
  const calls = new CallScript();
  const harness = createHarness({ machine: calls.bind(paymentMachine), input, calls });
  return { ...harness, state: () => harness.subject.getSnapshot() };
}

describe('the payment of a recharge that was just accepted', () => {
  test('knows nothing of its record until that is read, and leads to the records when it is completed', async () => {
    const payment = openPayment({ depositNo: 'CK1' });
    expect(payment.state().context.receipt).toBeNull();
    await payment.calls.answer('fetchPaymentInfo', INFO);
    await payment.send({ type: 'payment.completed' });
    expect(payment.went()).toEqual(['/assets?type=0']);
    expect(payment.sent.unpaidOrder).toEqual([{ type: 'order.marked', number: 'CK1' }]);
    payment.stop();
  });

  test('knows what was copied last, also before its info has come', async () => {
    const payment = openPayment({ depositNo: 'CK1' });
    expect(payment.state().context.copied).toBeNull();
    await payment.send({ type: 'text.copied', part: 'number' });
    await payment.calls.answer('fetchPaymentInfo', INFO);
    expect(payment.state().context.copied).toBe('number');
    await payment.send({ type: 'text.copied', part: 'amount' });
    expect(payment.state().context.copied).toBe('amount');
    payment.stop();
  });

  test('says that the order stands where its info does not come', async () => {
    const payment = openPayment({ depositNo: 'CK1' });
    await payment.calls.fail('fetchPaymentInfo', { kind: 'offline' });
    expect(payment.state().context.failure).toBe(INFO_FAILED_TEXT);
    payment.stop();
  });
});

describe('the payment that is opened again from its record', () => {
  test('is asked for by its number, and has the record at once', () => {
    const payment = openPayment(OPENED_AGAIN);
    expect(payment.calls.only('fetchPaymentInfo').input).toEqual({ depositNo: RECEIPT.number });
    expect(payment.state().context.receipt).toEqual(RECEIPT);
    payment.stop();
  });

  test('keeps its record where the newest ones do not reach back to it', async () => {
    const payment = openPayment(OPENED_AGAIN);
    await payment.calls.answer('fetchReceipt', null);
    expect(payment.state().context.receipt).toEqual(RECEIPT);
    payment.stop();
  });

  test('is shown as the records tell it now', async () => {
    const payment = openPayment(OPENED_AGAIN);
    await payment.calls.answer('fetchReceipt', { ...RECEIPT, state: '已通过' });
    expect(payment.state().context.receipt?.state).toBe('已通过');
    payment.stop();
  });

  test('ends where it was opened when it is completed', async () => {
    const payment = openPayment(OPENED_AGAIN);
    await payment.calls.answer('fetchPaymentInfo', INFO);
    await payment.send({ type: 'payment.completed' });
    expect(payment.state().status).toBe('done');
    expect(payment.went()).toEqual([]);
    expect(payment.sent.unpaidOrder).toEqual([{ type: 'order.marked', number: RECEIPT.number }]);
    payment.stop();
  });

  test.each([
    ['says why it was refused', { ...REJECTED, message: '订单已支付' }, '订单已支付'],
    ['names itself where the server has no words', REJECTED, '充值信息加载失败'],
    ['points to the network where there was no answer', { kind: 'timeout' }, '充值信息加载失败，请检查网络'],
  ] as const)('%s, and can be asked for again', async (_, error, text) => {
    const payment = openPayment(OPENED_AGAIN);
    await payment.calls.fail('fetchPaymentInfo', error);
    expect(payment.state().context.failure).toBe(text);
    await payment.send({ type: 'retry' });
    await payment.calls.answer('fetchPaymentInfo', INFO);
    expect(payment.state().context.info).toEqual(INFO);
    payment.stop();
  });
});

describeTransitionCoverage({
  machine: paymentMachine,
  starts: {
    'a new deposit': () => ({ depositNo: 'CK1' }),
    'one that is opened again': () => OPENED_AGAIN,
  },
  calls: { fetchPaymentInfo: { outputs: [INFO] }, fetchReceipt: { outputs: [RECEIPT, null] } },
  events: {
    'text.copied': [{ type: 'text.copied', part: 'address' }],
    retry: [{ type: 'retry' }],
    'payment.closed': [{ type: 'payment.closed' }],
    'payment.completed': [{ type: 'payment.completed' }],
  },
});
