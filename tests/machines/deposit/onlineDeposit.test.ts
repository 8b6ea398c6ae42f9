import { describe, expect, test } from 'vitest';
import { onlineDepositMachine } from '#machines/deposit/onlineDeposit.machine.ts';
import { onlinePaymentMachine } from '#machines/deposit/onlinePayment.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { CHANNELS, RECEIPT } from '#tests/machines/deposit/deposits.ts';
import { createHarness } from '#tests/support/harness.ts';
import { START_MS } from '#tools/paths/steppedClock.ts';

/** The form while its request for the channels is pending. */
function openForm() {
  const calls = new CallScript();
  const cashiers: string[] = [];
  const recharge = calls
    .bind(onlinePaymentMachine)
    .provide({ actions: { openCashier: (_, url) => void cashiers.push(url) } });
  const machine = calls.bind(onlineDepositMachine).provide({ actors: { recharge } });
  const harness = createHarness({ machine, calls });
  const state = () => harness.subject.getSnapshot();
  return {
    ...harness,
    state,
    cashiers,
    form: () => {
      const { choice, amount, invalid } = state().context;
      return { channel: choice.channel?.code ?? null, option: choice.option?.code ?? null, amount, invalid };
    },
    /** the recharge that is under way */
    recharge: () => {
      const { recharge } = state().children;
      if (recharge === undefined) throw new Error('No recharge is under way');
      return recharge;
    },
  };
}

/** The form with its channels, the first one selected. */
async function openReady() {
  const form = openForm();
  await form.calls.answer('fetchChannels', CHANNELS);
  return form;
}

/** An accepted payment of 640 whose window is being opened. */
async function openPayment() {
  const form = await openReady();
  await form.send({ type: 'amount.typed', text: '0640.' });
  await form.send({ type: 'submit' });
  await form.pass(2000);
  await form.calls.answer('send', 'https://pay.example/1');
  return form;
}

const EMPTY = { amount: '', invalid: null };

describe('the choice of an online deposit (spec 2 §2)', () => {
  test('has nothing to choose from until the channels have come', async () => {
    const form = openForm();
    expect(form.state().context).toMatchObject({
      choice: { channels: [], channel: null, option: null },
      amount: '',
    });
    await form.calls.answer('fetchChannels', CHANNELS);
    expect(form.state().context.choice.channels).toEqual(CHANNELS);
    expect(form.form()).toEqual({ channel: 'fast', option: 'UNION', ...EMPTY });
    form.stop();
  });

  test('a channel is chosen with its first option; amount and mark are gone', async () => {
    const form = await openReady();
    await form.send({ type: 'amount.typed', text: '1' });
    await form.send({ type: 'submit' });
    expect(form.form()).toMatchObject({ amount: '1', invalid: { field: 'amount' } });
    await form.send({ type: 'channel.selected', at: 1 });
    expect(form.form()).toEqual({ channel: 'fixed', option: 'QRFIX', ...EMPTY });
    form.stop();
  });

  test('an option is chosen within its channel; amount and mark are gone', async () => {
    const form = await openReady();
    await form.send({ type: 'amount.typed', text: '1' });
    await form.send({ type: 'submit' });
    await form.send({ type: 'option.selected', at: 1 });
    expect(form.form()).toEqual({ channel: 'fast', option: 'EBANK', ...EMPTY });
    await form.send({ type: 'option.selected', at: 0 });
    expect(form.form().option).toBe('UNION');
    form.stop();
  });

  test.each([
    ['an option that is not there', { type: 'option.selected', at: 2 }, 'fast'],
    ['a channel that is not there', { type: 'channel.selected', at: 3 }, null],
    ['a channel without options', { type: 'channel.selected', at: 2 }, 'bare'],
  ] as const)('%s leaves no option, which is requested', async (_, userEvent, channel) => {
    const form = await openReady();
    await form.send(userEvent);
    expect(form.form()).toEqual({ channel, option: null, ...EMPTY });
    await form.send({ type: 'submit' });
    expect(form.form().invalid).toEqual({ field: 'option', text: '请选择支付方式' });
    expect(form.calls.count('send')).toBe(0);
    form.stop();
  });

  test('what was chosen is what is sent', async () => {
    const form = await openReady();
    await form.send({ type: 'channel.selected', at: 1 });
    await form.send({ type: 'option.selected', at: 1 });
    await form.send({ type: 'amount.typed', text: '50' });
    await form.send({ type: 'submit' });
    expect(form.calls.only('send').input).toMatchObject({
      intent: { channel: 'fixed', payname: '话费直充', payOption: 'PHONE', amount: '50' },
      key: 'key-1',
    });
    form.stop();
  });
});

describe('ways to pay with one code, or with none (D60)', () => {
  const way = (name: string, code: string, max: string) => ({
    name,
    code,
    range: { min: '1', max },
    fixed: [],
  });
  const channels = [
    { code: '', name: '通道一', options: [way('扫码', 'QR', '100')] },
    {
      code: '',
      name: '通道二',
      options: [way('扫码', 'QR', '200'), way('大额', 'QR', '9000'), way('无码', '', '9000')],
    },
  ];

  test.each([
    [0, '扫码', 'QR'],
    [1, '大额', 'QR'],
    [2, '无码', ''],
  ])('the one at place %i is paid', async (at, payname, payOption) => {
    const form = openForm();
    await form.calls.answer('fetchChannels', channels);
    await form.send({ type: 'channel.selected', at: 1 });
    await form.send({ type: 'option.selected', at });
    expect(form.state().context.choice.option).toBe(channels[1]?.options[at]);
    await form.send({ type: 'amount.typed', text: '150' });
    await form.send({ type: 'submit' });
    expect(form.calls.only('send').input).toMatchObject({ intent: { channel: '', payname, payOption } });
    form.stop();
  });
});

describe('an online payment on its way', () => {
  test('of unknown fate stays so while it is sent again', async () => {
    const form = await openReady();
    await form.send({ type: 'amount.typed', text: '640' });
    await form.send({ type: 'submit' });
    const isUnknown = () => form.recharge().getSnapshot().hasTag('unsettled');
    expect(isUnknown()).toBe(false);
    await form.calls.fail('send', { kind: 'offline' });
    expect(isUnknown()).toBe(true);
    form.recharge().send({ type: 'payment.retry' });
    await form.pass(0);
    expect(form.calls.count('send')).toBe(2);
    expect(isUnknown()).toBe(true);
    form.stop();
  });

  test('has the form busy until its window has opened', async () => {
    const form = await openPayment();
    expect(form.state().hasTag('busy')).toBe(true);
    await form.calls.tell('paymentWindow', { type: 'window.opened' });
    expect(form.state().hasTag('busy')).toBe(false);
    expect(form.recharge().getSnapshot().value).toBe('paying');
    expect(form.toasts()).toEqual([]);
    form.stop();
  });

  test('counts as opened where the browser keeps its window shut, as it goes there itself', async () => {
    const form = await openPayment();
    await form.calls.tell('paymentWindow', { type: 'window.blocked' });
    expect(form.sent.toasts).toEqual([{ type: 'toast.show', text: '弹窗被拦截，正在直接跳转...' }]);
    expect(form.recharge().getSnapshot().value).toBe('paying');
    form.stop();
  });

  test('leads back to the form as it was where its link is refused', async () => {
    const form = await openPayment();
    await form.calls.tell('paymentWindow', { type: 'window.refused' });
    expect(form.state().value).toBe('editing');
    expect(form.form().amount).toBe('640');
    form.stop();
  });
});

describe('an online deposit that is paid elsewhere (spec 2 §3)', () => {
  test('has its receipt looked up by the amount that was sent and its press, and shown', async () => {
    const form = await openPayment();
    await form.calls.tell('paymentWindow', { type: 'window.opened' });
    const receipt = () => form.recharge().getSnapshot().children.receipt?.getSnapshot();
    expect(receipt()?.context).toMatchObject({ amount: '640', receipt: null });
    expect(receipt()?.hasTag('lookingUp')).toBe(true);
    expect(form.calls.only('fetchReceipt').input).toEqual({ amount: '640', pressedAt: START_MS });
    await form.calls.answer('fetchReceipt', RECEIPT);
    expect(receipt()?.context.receipt).toEqual(RECEIPT);
    expect(receipt()?.hasTag('lookingUp')).toBe(false);
    // it stays until the member goes on
    await form.pass(1500);
    expect(form.state().value).toEqual({ recharging: 'taken' });
    expect(form.calls.count('fetchReceipt')).toBe(1);
    form.stop();
  });

  test('its page is opened once more, at the same address, with a press', async () => {
    const form = await openPayment();
    await form.calls.tell('paymentWindow', { type: 'window.opened' });
    expect(form.sent.unpaidOrder).toEqual([{ type: 'orders.changed' }]);
    form.recharge().send({ type: 'payment.reopened' });
    await form.pass(0);
    expect(form.cashiers).toEqual(['https://pay.example/1']);
    expect(form.state().value).toEqual({ recharging: 'taken' });
    form.stop();
  });

  test('another one begins with the same choice, no amount and no receipt', async () => {
    const form = await openPayment();
    await form.calls.tell('paymentWindow', { type: 'window.opened' });
    await form.calls.answer('fetchReceipt', RECEIPT);
    form.recharge().send({ type: 'payment.again' });
    await form.pass(0);
    expect(form.state().value).toBe('editing');
    expect(form.form()).toEqual({ channel: 'fast', option: 'UNION', ...EMPTY });
    expect(form.state().children.recharge).toBeUndefined();
    form.stop();
  });
});
