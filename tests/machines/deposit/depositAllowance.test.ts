import { describe, expect, test } from 'vitest';
import { depositMachine } from '#machines/deposit/deposit.machine.ts';
import type { PayWays } from '#machines/deposit/depositRules.ts';
import { allowanceOf } from '#machines/kit/protection/protection.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { BANK, CHANNELS, WAYS } from '#tests/machines/deposit/deposits.ts';
import { createHarness } from '#tests/support/harness.ts';
import { PROTECTION } from '#tests/machines/playerProtection/playerProtection.ts';

const METHODS = ['online', 'digital', 'offline'] as const;
type Method = (typeof METHODS)[number];

const BY_CODE: PayWays = { ...WAYS, wechat: false };
const OVER = { field: 'amount', text: '超出您设置的每日存款限额，今日还可存入 400.00 元' };

/** The page with its methods; the member's limits are not loaded yet. */
async function openPage(ways = BY_CODE) {
  const calls = new CallScript();
  const harness = createHarness({ machine: calls.bind(depositMachine), calls });
  await calls.answer('fetchPayWays', ways);
  await calls.answer('fetchChannels', CHANNELS);
  const state = () => harness.subject.getSnapshot();
  const form = (method: Method) => {
    const child = state().children[method];
    if (child === undefined) throw new Error(`The method ${method} does not run`);
    return child;
  };
  return {
    ...harness,
    state,
    form,
    context: (method: Method) => form(method).getSnapshot().context,
    async submit(method: Method, amount: string, details: typeof BANK | null = null) {
      form(method).send({ type: 'amount.typed', text: amount });
      form(method).send({ type: 'submit', details });
      await harness.pass(0);
    },
  };
}

/** The page of a member who can deposit another 400 today. */
async function openLimited(ways = BY_CODE) {
  const page = await openPage(ways);
  await page.calls.answer('read', PROTECTION);
  return page;
}

describe("the member's own limits on the deposit page (D62)", () => {
  test('are known to the page and to each of its methods', async () => {
    const page = await openPage();
    const facts = () => page.state().children.facts?.getSnapshot().context;
    expect(facts()?.allowance).toBeNull();
    await page.calls.answer('read', PROTECTION);
    const allowance = allowanceOf(PROTECTION);
    expect(facts()?.allowance).toEqual(allowance);
    for (const method of METHODS) expect(page.context(method).allowance).toEqual(allowance);
    page.stop();
  });

  test.each(METHODS)('do not restrict the %s form before they are known', async (method) => {
    const page = await openPage();
    await page.submit(method, '400.01');
    expect(page.calls.count('send')).toBe(1);
    page.stop();
  });

  test.each(METHODS)('keep the %s form from sending more', async (method) => {
    const page = await openLimited();
    await page.submit(method, '400.01');
    expect(page.calls.count('send')).toBe(0);
    expect(page.context(method).invalid).toEqual(OVER);
    expect(page.toasts()).toEqual([OVER.text]);
    await page.submit(method, '400');
    expect(page.calls.count('send')).toBe(1);
    page.stop();
  });

  test('come after the rules of the bank form', async () => {
    const page = await openLimited({ ...BY_CODE, alipay: false, wxpay: false });
    await page.submit('offline', '400.01', { ...BANK, bank_no: '' });
    expect(page.toasts()).toEqual(['请输入银行卡号']);
    await page.submit('offline', '400.01', BANK);
    expect(page.toasts()).toEqual(['请输入银行卡号', OVER.text]);
    expect(page.calls.count('send')).toBe(0);
    page.stop();
  });

  const ANSWERS = { online: 'https://pay.example/1', digital: 'CK1', offline: 'CK1' } as const;

  test.each(METHODS)('are read again after a deposit of the %s form', async (method) => {
    const page = await openLimited();
    await page.submit(method, '400');
    expect(page.calls.count('refresh')).toBe(0);
    await page.calls.answer('send', ANSWERS[method]);
    if (method === 'online') await page.calls.tell('paymentWindow', { type: 'window.opened' });
    expect(page.calls.count('refresh')).toBe(1);
    page.stop();
  });

  test('are read again after a bank deposit', async () => {
    const page = await openLimited({ ...BY_CODE, alipay: false, wxpay: false });
    await page.submit('offline', '400', BANK);
    await page.calls.answer('send', 'CK1');
    expect(page.calls.count('refresh')).toBe(1);
    page.stop();
  });

  test.each(METHODS)('are read again after the %s form was refused', async (method) => {
    const page = await openLimited();
    await page.submit(method, '400');
    await page.calls.fail('send', { kind: 'rejected', code: 400, message: OVER.text });
    expect(page.calls.count('refresh')).toBe(1);
    page.stop();
  });

  test.each(METHODS)('are read again when one of the %s form is given up: it may count', async (method) => {
    const page = await openLimited();
    await page.submit(method, '400');
    await page.calls.fail('send', { kind: 'offline' });
    expect(page.calls.count('refresh')).toBe(0);
    const { recharge } = page.form(method).getSnapshot().children;
    recharge?.getSnapshot().children.submission?.send({ type: 'submission.abandon' });
    await page.pass(0);
    expect(page.calls.count('refresh')).toBe(1);
    page.stop();
  });

  test('are not read while the page is hidden, but as soon as it is shown again', async () => {
    const page = await openLimited();
    await page.send({ type: 'page.hidden' });
    await page.pass(3 * 3_600_000);
    expect(page.calls.count('refresh')).toBe(0);
    await page.send({ type: 'page.shown' });
    expect(page.calls.count('refresh')).toBe(1);
    page.stop();
  });
});
