import { describe, expect, test } from 'vitest';
import { digitalDepositMachine } from '#machines/deposit/digitalDeposit.machine.ts';
import { offlineDepositMachine } from '#machines/deposit/offlineDeposit.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { BANK, closePayment, INFO, RECEIPT, rechargeOf } from '#tests/machines/deposit/deposits.ts';
import { createHarness } from '#tests/support/harness.ts';

/** A submitted recharge of 640 by this method. */
async function openRecharge(method: 'usdt' | 'alipay' | 'bank') {
  const calls = new CallScript();
  const harness =
    method === 'usdt'
      ? createHarness({ machine: calls.bind(digitalDepositMachine), calls })
      : createHarness({ machine: calls.bind(offlineDepositMachine), input: { methods: [method] }, calls });
  harness.subject.send({ type: 'amount.typed', text: '640' });
  harness.subject.send({ type: 'submit', details: method === 'bank' ? BANK : null });
  await harness.pass(0);
  const state = () => harness.subject.getSnapshot();
  return {
    ...harness,
    state,
    amount: () => state().context.amount,
    /** the state of the recharge that is under way */
    underWay: () => rechargeOf(harness).getSnapshot(),
    payment: () => {
      const { payment } = rechargeOf(harness).getSnapshot().children;
      if (payment === undefined) throw new Error('There is nowhere to pay');
      return payment;
    },
  };
}

const BY_CODE = ['usdt', 'alipay'] as const;

describe('a recharge (spec 2 §4, §8)', () => {
  test.each([...BY_CODE, 'bank'] as const)(
    'by %s, refused without words: it is reported to be tried later, and nothing was taken',
    async (method) => {
      const recharge = await openRecharge(method);
      await recharge.calls.fail('send', { kind: 'rejected', code: 400, message: '' });
      expect(recharge.sent.toasts).toEqual([{ type: 'toast.show', text: '提交失败，请稍后再试' }]);
      expect(recharge.state().value).toBe('editing');
      expect(recharge.amount()).toBe('640');
      recharge.stop();
    },
  );

  test('by bank: taken, it waits for review, with nowhere to pay', async () => {
    const recharge = await openRecharge('bank');
    await recharge.calls.answer('send', 'CK1');
    expect(recharge.underWay().value).toBe('reviewing');
    expect(recharge.sent.unpaidOrder).toEqual([{ type: 'orders.changed' }]);
    expect(recharge.underWay().children.payment).toBeUndefined();
    expect(recharge.calls.count('fetchPaymentInfo')).toBe(0);
    recharge.stop();
  });

  test.each(BY_CODE)('by %s: taken, it goes on under its number until the payment ends', async (method) => {
    const recharge = await openRecharge(method);
    expect(recharge.sent.unpaidOrder).toEqual([]);
    await recharge.calls.answer('send', 'CK1');
    expect(recharge.sent.unpaidOrder).toEqual([]);
    expect(recharge.calls.only('fetchPaymentInfo').input).toEqual({ depositNo: 'CK1' });
    expect(recharge.underWay().value).toBe('paying');
    expect(recharge.amount()).toBe('640');
    await closePayment(recharge);
    expect(recharge.sent.unpaidOrder).toEqual([{ type: 'orders.changed' }]);
    expect(recharge.state().value).toBe('editing');
    expect(recharge.amount()).toBe('');
    recharge.stop();
  });

  test.each([...BY_CODE, 'bank'] as const)(
    'by %s, of unknown fate: it stays so while it is sent again, and is given up as it was typed',
    async (method) => {
      const recharge = await openRecharge(method);
      const unsettled = { submitting: 'unsettled' };
      await recharge.calls.fail('send', { kind: 'offline' });
      expect(recharge.underWay().value).toEqual(unsettled);
      // its view offers a retry
      expect(recharge.underWay().hasTag('unsettled')).toBe(true);
      const { submission } = recharge.underWay().children;
      submission?.send({ type: 'submission.retry' });
      await recharge.pass(0);
      expect(recharge.underWay().value).toEqual(unsettled);
      expect(recharge.calls.only('send').input).toMatchObject({ key: 'key-1' });
      await recharge.calls.fail('send', { kind: 'timeout' });
      submission?.send({ type: 'submission.abandon' });
      await recharge.pass(0);
      expect(recharge.state().value).toBe('editing');
      expect(recharge.amount()).toBe('640');
      recharge.stop();
    },
  );
});

describe('the payment of a recharge (spec 2 §3, §4)', () => {
  test('is looked up in the records by the number of the deposit, and shown as they tell it', async () => {
    const recharge = await openRecharge('alipay');
    await recharge.calls.answer('send', 'CK1');
    expect(recharge.calls.only('fetchReceipt').input).toEqual({ depositNo: 'CK1' });
    await recharge.calls.answer('fetchReceipt', RECEIPT);
    expect(recharge.payment().getSnapshot().context.receipt).toEqual(RECEIPT);
    recharge.stop();
  });

  test('ends at the records on a press on 已完成支付', async () => {
    const recharge = await openRecharge('alipay');
    await recharge.calls.answer('send', 'CK1');
    await recharge.calls.answer('fetchPaymentInfo', INFO);
    recharge.payment().send({ type: 'payment.completed' });
    await recharge.pass(0);
    expect(recharge.went()).toEqual(['/assets?type=0']);
    expect(recharge.state().value).toBe('editing');
    expect(recharge.amount()).toBe('');
    recharge.stop();
  });
});
