import { describe, expect, test } from 'vitest';
import { digitalDepositMachine } from '#machines/deposit/digitalDeposit.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { closePayment, pageIs } from '#tests/machines/deposit/deposits.ts';
import { createHarness } from '#tests/support/harness.ts';

function openForm() {
  const calls = new CallScript();
  const harness = createHarness({ machine: calls.bind(digitalDepositMachine), calls });
  const state = () => harness.subject.getSnapshot();
  return {
    ...harness,
    state,
    form: () => {
      const { choice, amount, invalid } = state().context;
      return { ...choice, amount, invalid };
    },
    async press() {
      await harness.send({ type: 'amount.typed', text: '640' });
      await harness.send({ type: 'submit' });
    },
  };
}

const AWAY = { type: 'toast.show', text: '充值订单已生成，单号 CK1' };

describe('the form of a digital deposit (spec 2 §2)', () => {
  test('starts with TRC20 and no amount', () => {
    const form = openForm();
    expect(form.form()).toEqual({ protocol: 'TRC20', amount: '', invalid: null });
    form.stop();
  });

  test('sends the protocol it started with, where no other was chosen', async () => {
    const form = openForm();
    await form.press();
    expect(form.calls.only('send').input).toMatchObject({
      intent: { paytype: 'usdt', amount: '640', catepay: 'TRC20' },
      key: 'key-1',
    });
    form.stop();
  });

  test('is busy until the server has answered', async () => {
    const form = openForm();
    expect(form.state().hasTag('busy')).toBe(false);
    await form.press();
    expect(form.state().hasTag('busy')).toBe(true);
    await form.calls.answer('send', 'CK1');
    expect(form.state().hasTag('busy')).toBe(false);
    form.stop();
  });

  test('keeps what was typed when the server refuses it', async () => {
    const form = openForm();
    await form.press();
    await form.calls.fail('send', { kind: 'rejected', code: 400, message: '通道维护中' });
    expect(form.state().value).toBe('editing');
    expect(form.form().amount).toBe('640');
    form.stop();
  });

  test('is cleared when the payment is closed, but for the protocol', async () => {
    const form = openForm();
    await form.send({ type: 'protocol.selected', protocol: 'ERC20' });
    await form.press();
    await form.calls.answer('send', 'CK1');
    expect(form.form().amount).toBe('640');
    await closePayment(form);
    expect(form.state().value).toBe('editing');
    expect(form.form()).toEqual({ protocol: 'ERC20', amount: '', invalid: null });
    form.stop();
  });
});

describe('a digital deposit that is taken', () => {
  test('reports nothing where its dialog is seen to open', async () => {
    const form = openForm();
    await form.press();
    await form.calls.answer('send', 'CK1');
    expect(form.sent.toasts).toEqual([]);
    form.stop();
  });

  test('reports its number where the page was left', async () => {
    const form = openForm();
    await form.press();
    await pageIs('page.hidden', form);
    await form.calls.answer('send', 'CK1');
    expect(form.sent.toasts).toEqual([AWAY]);
    form.stop();
  });

  test('reports nothing where the member has come back before', async () => {
    const form = openForm();
    await form.press();
    await pageIs('page.hidden', form);
    await pageIs('page.shown', form);
    await form.calls.answer('send', 'CK1');
    expect(form.sent.toasts).toEqual([]);
    form.stop();
  });
});
