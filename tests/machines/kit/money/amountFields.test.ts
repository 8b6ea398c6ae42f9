import { describe, expect, test } from 'vitest';
import type { AnyActorRef, EventObject } from 'xstate';
import { digitalDepositMachine } from '#machines/deposit/digitalDeposit.machine.ts';
import type { BankDetails, OfflineMethod } from '#machines/deposit/depositRules.ts';
import { offlineDepositMachine } from '#machines/deposit/offlineDeposit.machine.ts';
import { onlineDepositMachine } from '#machines/deposit/onlineDeposit.machine.ts';
import type { InvalidField } from '#machines/kit/form/invalidField.ts';
import { depositLimitMachine } from '#machines/playerProtection/depositLimit.machine.ts';
import { transferMachine } from '#machines/assets/transfer.machine.ts';
import { withdrawMachine } from '#machines/withdraw/withdraw.machine.ts';
import type { WithdrawTab } from '#machines/withdraw/withdrawRules.ts';
import { BANK, CHANNELS } from '#tests/machines/deposit/deposits.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

/** A form with an amount, filled in but for its amount. */
interface AmountForm {
  calls: CallScript;
  subject: AnyActorRef;
  send: (event: EventObject & { text?: string }) => Promise<void>;
  press: () => Promise<void>;
  toasts: () => string[];
  stop: () => void;
}

type OpenHarness = Omit<AmountForm, 'calls' | 'press' | 'send'> & { send: (event: never) => Promise<void> };

const asForm = (calls: CallScript, harness: OpenHarness, press: () => Promise<void>): AmountForm => ({
  ...harness,
  send: harness.send as AmountForm['send'],
  calls,
  press,
});

async function online(): Promise<AmountForm> {
  const calls = new CallScript();
  const harness = createHarness({ machine: calls.bind(onlineDepositMachine), calls });
  await calls.answer('fetchChannels', CHANNELS);
  return asForm(calls, harness, () => harness.send({ type: 'submit' }));
}

async function digital(): Promise<AmountForm> {
  const calls = new CallScript();
  const harness = createHarness({ machine: calls.bind(digitalDepositMachine), calls });
  return asForm(calls, harness, () => harness.send({ type: 'submit' }));
}

const offline = (method: OfflineMethod, details: BankDetails | null) =>
  async function openOffline(): Promise<AmountForm> {
    const calls = new CallScript();
    const machine = calls.bind(offlineDepositMachine);
    const harness = createHarness({ machine, input: { methods: [method] }, calls });
    return asForm(calls, harness, () => harness.send({ type: 'submit', details }));
  };

const withdraw = (tab: WithdrawTab) =>
  async function openWithdraw(): Promise<AmountForm> {
    const calls = new CallScript();
    const harness = createHarness({ machine: calls.bind(withdrawMachine), input: { least: '100' }, calls });
    await harness.send({ type: 'tab.selected', tab });
    await harness.send({ type: 'account.selected', account: '7' });
    await harness.send({ type: 'address.typed', address: `0x${'5a'.repeat(20)}` });
    return asForm(calls, harness, () => harness.send({ type: 'submit', password: '135790' }));
  };

const transfer = (isOut: boolean) =>
  async function openTransfer(): Promise<AmountForm> {
    const calls = new CallScript();
    const harness = createHarness({ machine: calls.bind(transferMachine), calls });
    await harness.send({ type: 'dialog.open', platform: 'pp' });
    if (isOut) await harness.send({ type: 'direction.switched' });
    return asForm(calls, harness, () => harness.send({ type: 'submit', available: '99999999.99' }));
  };

async function limit(): Promise<AmountForm> {
  const calls = new CallScript();
  const harness = createHarness({ machine: calls.bind(depositLimitMachine), calls });
  return asForm(calls, harness, () => harness.send({ type: 'submit' }));
}

/** Every field that takes an amount, and the document's text for one that is missing. */
const FIELDS: [string, () => Promise<AmountForm>, string][] = [
  ['the online deposit', online, '请输入正确的金额'],
  ['the digital deposit', digital, '请输入正确金额'],
  ['a deposit by Alipay', offline('alipay', null), '请输入正确金额'],
  ['a deposit by WeChat', offline('wxpay', null), '请输入正确金额'],
  ['a deposit by bank transfer', offline('bank', BANK), '请输入正确金额'],
  ['a withdrawal in CNY', withdraw('cny'), '单笔取款不能低于100元'],
  ['a withdrawal in virtual currency', withdraw('virtual'), '单笔取款不能低于100元'],
  ['a withdrawal to an address', withdraw('address'), '单笔取款不能低于100元'],
  ['a transfer in', transfer(false), '请输入操作金额！'],
  ['a transfer out', transfer(true), '请输入操作金额！'],
  ['a deposit limit', limit, '请输入正确的限额'],
];

const contextOf = ({ subject }: AmountForm) =>
  (subject.getSnapshot() as { context: { amount: string; invalid: InvalidField | null } }).context;
const sentBy = ({ calls }: AmountForm) =>
  calls.made
    .filter(({ id }) => id === 'send')
    .map(({ input }) => (input as { intent: { amount: string } }).intent.amount);

describe.each(FIELDS)('the amount of %s (D63)', (_, open, emptyText) => {
  test.each([
    ['640', '640', '640'],
    ['0640.', '640', '640'],
    ['640,5', '640.5', '640.5'],
    ['640。5', '640.5', '640.5'],
    ['１，０００', '1000', '1000'],
    ['1,234.50', '1234.50', '1234.5'],
    ['1.234,50', '1234.50', '1234.5'],
    [' ￥640 元', '640', '640'],
    ['CNY 1,234.50 元', '1234.50', '1234.5'],
  ])('%s is left in the field as %s and sent as %s', async (text, left, sent) => {
    const form = await open();
    await form.send({ type: 'amount.typed', text });
    await form.send({ type: 'amount.settled' });
    expect(contextOf(form).amount).toBe(left);
    await form.press();
    expect(sentBy(form)).toEqual([sent]);
    expect(contextOf(form).amount).toBe(left);
    form.stop();
  });

  test('typed and sent with Enter shows what is sent', async () => {
    const form = await open();
    await form.send({ type: 'amount.typed', text: '1,000' });
    expect(contextOf(form).amount).toBe('1,000');
    await form.press();
    expect(contextOf(form)).toMatchObject({ amount: '1000', invalid: null });
    expect(sentBy(form)).toEqual(['1000']);
    form.stop();
  });

  test.each(['-640', '－640', '1e3', '1.000', '640.555', '12,3456', '六百', '100 200'])(
    '%s stays as it is, marked, and nothing is sent',
    async (text) => {
      const form = await open();
      await form.send({ type: 'amount.typed', text });
      await form.send({ type: 'amount.settled' });
      expect(contextOf(form)).toMatchObject({ amount: text, invalid: null });
      await form.press();
      const mark = { field: 'amount', text: '请输入正确的金额' };
      expect(contextOf(form)).toMatchObject({ amount: text, invalid: mark });
      expect(form.toasts()).toEqual([mark.text]);
      await form.send({ type: 'amount.settled' });
      expect(contextOf(form).invalid).toEqual(mark);
      expect(sentBy(form)).toEqual([]);
      await form.send({ type: 'amount.typed', text: '64' });
      expect(contextOf(form).invalid).toBeNull();
      form.stop();
    },
  );

  test('that cannot be read is marked anew by each press, so that it is focused again', async () => {
    const form = await open();
    await form.send({ type: 'amount.typed', text: '-640' });
    await form.press();
    const { invalid } = contextOf(form);
    await form.press();
    expect(contextOf(form).invalid).not.toBe(invalid);
    form.stop();
  });

  test.each([
    ['', ''],
    [' ', ''],
    ['0', '0'],
    ['0,00', '0.00'],
  ])('that is missing (%j) has the text of the document', async (text, left) => {
    const form = await open();
    await form.send({ type: 'amount.typed', text });
    await form.press();
    expect(contextOf(form)).toMatchObject({ amount: left, invalid: { field: 'amount', text: emptyText } });
    expect(sentBy(form)).toEqual([]);
    form.stop();
  });

  test('that is pasted and too long leaves what was there, marked until it is sent', async () => {
    const form = await open();
    await form.send({ type: 'amount.typed', text: '640' });
    await form.send({ type: 'amount.typed', text: '640123456789012345' });
    expect(contextOf(form)).toMatchObject({
      amount: '640',
      invalid: { field: 'amount', text: '请输入正确的金额' },
    });
    expect(form.toasts()).toEqual([]);
    await form.press();
    expect(contextOf(form).invalid).toBeNull();
    expect(sentBy(form)).toEqual(['640']);
    form.stop();
  });
});
