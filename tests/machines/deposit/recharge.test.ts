import { describe, expect, test } from 'vitest';
import type { PaymentRef } from '#machines/deposit/payment.machine.ts';
import type { Recharge } from '#machines/deposit/recharge.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { BANK, boundRecharge, INFO, RECEIPT } from '#tests/support/deposits.ts';
import { openStage } from '#tests/support/stage.ts';

const BY_ALIPAY: Recharge = { paytype: 'alipay', amount: '640' };
const BY_BANK: Recharge = { paytype: 'bank', amount: '640', ...BANK };

function openRecharge(intent: Recharge) {
  const calls = new CallScript();
  const stage = openStage({
    machine: boundRecharge(calls),
    input: { intent, newKey: () => 'key-1' },
    calls,
  });
  const state = () => stage.subject.getSnapshot();
  return {
    ...stage,
    state,
    /** how it ended, undefined while it goes on */
    output: () => state().output,
    payment: () => state().children.payment as PaymentRef,
  };
}

describe('a recharge (spec 2 §4, §8)', () => {
  test('refused without words: it is told to be tried later, and nothing was taken', async () => {
    const recharge = openRecharge(BY_ALIPAY);
    await recharge.calls.fail('send', { kind: 'rejected', code: 400, message: '' });
    expect(recharge.told.toasts).toEqual([
      { type: 'toast.show', text: '提交失败，请稍后再试', place: 'member' },
    ]);
    expect(recharge.output()).toEqual({ taken: false });
    recharge.stop();
  });

  test('by bank: taken, it ends at once under its number, with nowhere to pay', async () => {
    const recharge = openRecharge(BY_BANK);
    await recharge.calls.answer('send', 'CK1');
    expect(recharge.heardByParent).toContainEqual({ type: 'recharge.taken', depositNo: 'CK1' });
    expect(recharge.output()).toEqual({ taken: true });
    expect(recharge.calls.count('fetchPaymentInfo')).toBe(0);
    recharge.stop();
  });

  test('by Alipay: taken, it goes on under its number until the payment ends', async () => {
    const recharge = openRecharge(BY_ALIPAY);
    await recharge.calls.answer('send', 'CK1');
    expect(recharge.heardByParent).toEqual([{ type: 'recharge.taken', depositNo: 'CK1' }]);
    expect(recharge.output()).toBeUndefined();
    recharge.payment().send({ type: 'payment.closed' });
    await recharge.pass(0);
    expect(recharge.output()).toEqual({ taken: true });
    recharge.stop();
  });
});

describe('the payment of a recharge (spec 2 §3, §4)', () => {
  test('is looked up in the records by the number of the deposit, and shown as they tell it', async () => {
    const recharge = openRecharge(BY_ALIPAY);
    await recharge.calls.answer('send', 'CK1');
    expect(recharge.calls.only('fetchReceipt').input).toEqual({ depositNo: 'CK1' });
    await recharge.calls.answer('fetchReceipt', RECEIPT);
    expect(recharge.payment().getSnapshot().context.receipt).toEqual(RECEIPT);
    recharge.stop();
  });

  test('ends at the records on a press on 已完成支付', async () => {
    const recharge = openRecharge(BY_ALIPAY);
    await recharge.calls.answer('send', 'CK1');
    await recharge.calls.answer('fetchPaymentInfo', INFO);
    recharge.payment().send({ type: 'payment.completed' });
    await recharge.pass(0);
    expect(recharge.went()).toEqual(['/assets?type=0']);
    expect(recharge.output()).toEqual({ taken: true });
    recharge.stop();
  });
});
