import { describe, expect, test } from 'vitest';
import { offlineDepositMachine } from '#machines/deposit/offlineDeposit.machine.ts';
import type { BankDetails, OfflineMethod } from '#machines/deposit/depositRules.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { STOP_EVENT } from '#machines/app/crash/stopEvent.ts';
import { BANK, closePayment, pageIs, RECEIPT, rechargeOf } from '#tests/machines/deposit/deposits.ts';
import { createHarness } from '#tests/support/harness.ts';
import { START_MS } from '#tools/paths/steppedClock.ts';

function openForm(...methods: OfflineMethod[]) {
  const calls = new CallScript();
  const harness = createHarness({
    machine: calls.bind(offlineDepositMachine),
    input: { methods },
    calls,
  });
  const state = () => harness.subject.getSnapshot();
  return {
    ...harness,
    state,
    amount: () => state().context.amount,
    mark: () => state().context.invalid,
    async press(details: BankDetails | null, amount = '640') {
      await harness.send({ type: 'amount.typed', text: amount });
      await harness.send({ type: 'submit', details });
    },
  };
}

/** A bank deposit that was accepted and is pending review. */
async function openReview() {
  const form = openForm('bank');
  await form.press(BANK, '0640.');
  await form.pass(2000);
  await form.calls.answer('send', 'CK1');
  return form;
}

const AMOUNT_REFUSED = { field: 'amount', text: '请输入正确金额' };
const NAME_REFUSED = { field: 'bank_owner', text: '请输入存款人姓名' };
const NAMELESS = { ...BANK, bank_owner: '' };

describe('a top-up with the help of customer service (spec 2 §2)', () => {
  test('requests its page to be opened, without an amount, and sends nothing', async () => {
    const form = openForm('service', 'alipay');
    await form.send({ type: 'submit', details: null });
    expect(form.sent.customerService).toEqual([{ type: 'service.open' }]);
    // a crashed flow must be restarted before the event is sent
    expect(form.sent['flow:customerService']).toEqual([{ type: 'flow.needed' }]);
    expect(form.receivers).toEqual(['flow:customerService', 'customerService']);
    expect(form.calls.count('send')).toBe(0);
    expect(form.toasts()).toEqual([]);
    expect(form.mark()).toBeNull();
    expect(form.state().value).toBe('editing');
    form.stop();
  });

  test('leaves the form usable where customer service crashes again as it is started', async () => {
    const form = openForm('service', 'alipay');
    form.subject.system.get('customerService')?.send(STOP_EVENT);
    await form.send({ type: 'submit', details: null });
    form.assertHealthy();
    expect(form.sent['flow:customerService']).toEqual([{ type: 'flow.needed' }]);
    await form.send({ type: 'method.selected', method: 'alipay' });
    expect(form.state().context.choice.method).toBe('alipay');
    form.stop();
  });

  test('is not requested by the other methods', async () => {
    const form = openForm('alipay', 'service');
    await form.press(null);
    expect(form.sent.customerService).toEqual([]);
    form.stop();
  });
});

describe('the form of an offline deposit (spec 2 §2, §5)', () => {
  test('starts with the first method that is open and no amount', () => {
    const form = openForm('wxpay', 'bank');
    expect(form.state().context).toMatchObject({
      choice: { method: 'wxpay' },
      amount: '',
      invalid: null,
    });
    form.stop();
  });

  test('loses its mark when another method is chosen', async () => {
    const form = openForm('alipay', 'wxpay');
    await form.send({ type: 'submit', details: null });
    expect(form.mark()).toEqual(AMOUNT_REFUSED);
    await form.send({ type: 'method.selected', method: 'wxpay' });
    expect(form.mark()).toBeNull();
    form.stop();
  });

  test('loses its mark when a field of the bank form is edited', async () => {
    const form = openForm('bank');
    await form.press(NAMELESS);
    expect(form.mark()).toEqual(NAME_REFUSED);
    await form.send({ type: 'edited' });
    expect(form.mark()).toBeNull();
    form.stop();
  });

  test('loses its mark when it is sent', async () => {
    const form = openForm('bank');
    await form.press(NAMELESS);
    await form.send({ type: 'submit', details: BANK });
    expect(form.state().hasTag('busy')).toBe(true);
    expect(form.mark()).toBeNull();
    form.stop();
  });

  test('sends nothing without the depositor, though the amount is right', async () => {
    const form = openForm('bank');
    await form.press(NAMELESS);
    expect(form.calls.count('send')).toBe(0);
    expect(form.sent.toasts).toEqual([{ type: 'toast.show', text: NAME_REFUSED.text }]);
    form.stop();
  });

  test('sends the bank details without the blanks around them', async () => {
    const form = openForm('bank');
    await form.press({
      bank_owner: ' 张三 ',
      bank: ' 招商银行 ',
      bank_no: ' 6222021234567890 ',
      bank_address: ' 深圳分行 ',
    });
    expect(form.calls.only('send').input).toMatchObject({ intent: { paytype: 'bank', ...BANK } });
    form.stop();
  });

  test('is busy until the server has answered', async () => {
    const form = openForm('alipay');
    expect(form.state().hasTag('busy')).toBe(false);
    await form.press(null);
    expect(form.state().hasTag('busy')).toBe(true);
    await form.calls.answer('send', 'CK1');
    expect(form.state().hasTag('busy')).toBe(false);
    form.stop();
  });

  test('keeps what was typed when the server refuses it', async () => {
    const form = openForm('alipay');
    await form.press(null);
    await form.calls.fail('send', { kind: 'rejected', code: 400, message: '通道维护中' });
    expect(form.state().value).toBe('editing');
    expect(form.amount()).toBe('640');
    form.stop();
  });

  test('is cleared when the payment is closed', async () => {
    const form = openForm('alipay');
    await form.press(null);
    await form.calls.answer('send', 'CK1');
    expect(form.amount()).toBe('640');
    await closePayment(form);
    expect(form.state().value).toBe('editing');
    expect(form.amount()).toBe('');
    form.stop();
  });
});

describe('a text that a field of the bank form refuses (D64)', () => {
  test('is reported and marked, until the field is edited', async () => {
    const form = openForm('bank');
    const invalid = { field: 'bank', text: '银行类型最多 80 个字' } as const;
    await form.send({ type: 'text.refused', invalid });
    expect(form.mark()).toEqual(invalid);
    expect(form.toasts()).toEqual([invalid.text]);
    await form.send({ type: 'edited' });
    expect(form.mark()).toBeNull();
    form.stop();
  });
});

describe('offline methods that were fetched again', () => {
  const refreshed = (...methods: OfflineMethod[]) =>
    ({ type: 'methods.refreshed', methods, inFront: true }) as const;

  test('with the chosen one change nothing but what else there is', async () => {
    const form = openForm('alipay', 'bank');
    await form.send({ type: 'method.selected', method: 'bank' });
    await form.press(NAMELESS);
    await form.send(refreshed('wxpay', 'bank'));
    expect(form.state().context).toMatchObject({
      choice: { methods: ['wxpay', 'bank'], method: 'bank' },
      amount: '640',
      invalid: NAME_REFUSED,
    });
    expect(form.toasts()).toEqual([NAME_REFUSED.text]);
    form.stop();
  });

  test('without the chosen one choose the first, and say so in place of its mark', async () => {
    const form = openForm('bank', 'alipay');
    await form.press(NAMELESS);
    await form.send(refreshed('alipay', 'wxpay'));
    expect(form.state().context).toMatchObject({
      choice: { methods: ['alipay', 'wxpay'], method: 'alipay' },
      invalid: { field: null, text: '所选支付方式已关闭，请重新选择' },
    });
    expect(form.toasts()).toEqual([NAME_REFUSED.text, '所选支付方式已关闭，请重新选择']);
    form.stop();
  });

  test('behind another tab choose the first without a word, and without the mark of the one before', async () => {
    const form = openForm('bank', 'alipay');
    await form.press(NAMELESS);
    await form.send({ ...refreshed('alipay'), inFront: false });
    expect(form.state().context).toMatchObject({ choice: { method: 'alipay' }, invalid: null });
    expect(form.toasts()).toEqual([NAME_REFUSED.text]);
    form.stop();
  });

  test('of which all are closed keep the choice for when it opens again, without a word', async () => {
    const form = openForm('alipay', 'wxpay');
    await form.send({ type: 'method.selected', method: 'wxpay' });
    await form.send(refreshed());
    await form.send(refreshed('alipay', 'wxpay'));
    expect(form.state().context.choice).toEqual({ methods: ['alipay', 'wxpay'], method: 'wxpay' });
    expect(form.toasts()).toEqual([]);
    form.stop();
  });
});

describe('a deposit by Alipay that is taken', () => {
  test.each<[string, ('page.hidden' | 'page.shown')[], object[]]>([
    ['tells nothing while the page is in front', [], []],
    [
      'tells its number where the page was left',
      ['page.hidden'],
      [{ type: 'toast.show', text: '充值订单已生成，单号 CK1' }],
    ],
    ['tells nothing where the member has come back before', ['page.hidden', 'page.shown'], []],
  ])('%s', async (_, ways, toasts) => {
    const form = openForm('alipay');
    await form.press(null);
    for (const type of ways) await pageIs(type, form);
    await form.calls.answer('send', 'CK1');
    expect(form.sent.toasts).toEqual(toasts);
    form.stop();
  });
});

describe('a bank deposit that waits for review (spec 2 §3, §4, §9)', () => {
  test('has its receipt looked up by the amount that was sent and its press', async () => {
    const form = await openReview();
    expect(form.calls.only('fetchReceipt').input).toEqual({ amount: '640', pressedAt: START_MS });
    await form.calls.answer('fetchReceipt', RECEIPT);
    const { receipt } = rechargeOf(form).getSnapshot().children;
    expect(receipt?.getSnapshot().context.receipt).toEqual(RECEIPT);
    form.stop();
  });

  test('leads to the records from a page in front, and leaves an empty form', async () => {
    const form = await openReview();
    await form.pass(1500);
    expect(form.went()).toEqual(['/assets?type=0']);
    expect(form.state().value).toBe('editing');
    expect(form.amount()).toBe('');
    form.stop();
  });

  test('leads there too when the member left the page and came back', async () => {
    const form = await openReview();
    await pageIs('page.hidden', form);
    await pageIs('page.shown', form);
    await form.pass(1500);
    expect(form.went()).toEqual(['/assets?type=0']);
    form.stop();
  });

  test('leads nowhere from a page that was left, and leaves an empty form', async () => {
    const form = await openReview();
    await pageIs('page.hidden', form);
    await form.pass(1500);
    expect(form.went()).toEqual([]);
    expect(form.state().value).toBe('editing');
    expect(form.amount()).toBe('');
    form.stop();
  });

  test('leaves an empty form when the receipt is closed, and leads nowhere', async () => {
    const form = await openReview();
    rechargeOf(form).send({ type: 'receipt.closed' });
    await form.pass(0);
    expect(form.state().value).toBe('editing');
    expect(form.amount()).toBe('');
    await form.pass(1500);
    expect(form.went()).toEqual([]);
    form.stop();
  });
});
