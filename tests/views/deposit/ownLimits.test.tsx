import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BANK, WAYS } from '#tests/machines/deposit/deposits.ts';
import { kept } from '#tests/steps/protection.steps.ts';
import { expectToast, expectToasts, type Answer } from '#tests/support/driver.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import { openDeposit, PROCESS, PROTECTION, RECHARGE } from './openDeposit.ts';

const OVER = '超出您设置的每日存款限额，今日还可存入 400.00 元';
const UNTIL = '2026-11-21 12:00:00';
const DIGITAL = { ...WAYS, online: false };

let app: RenderedDriver;
beforeEach(() => {
  app = renderDriver();
});
afterEach(() => app.close());

const panel = () => within(screen.getByRole('tabpanel'));
const amount = () => panel().getByRole<HTMLInputElement>('textbox', { name: '充值金额' });
const limits = () => screen.queryByRole('region', { name: '存款限额' });
const sent = () => [...app.calls.made(PROCESS), ...app.calls.made(RECHARGE)].length;
const reads = () => app.calls.made(PROTECTION).length;

async function openKept(answer = kept(), ways = WAYS) {
  const user = await openDeposit(app, ways);
  await app.calls.answer(PROTECTION, answer);
  return user;
}

const FORMS = [
  ['online', WAYS, '立即充值'],
  ['digital', DIGITAL, '确认充值'],
  ['offline', { ...WAYS, online: false, usdt: false, wechat: false }, '确认充值'],
] as const;

describe("the member's own limits on the deposit page (D62)", () => {
  test('what is left is shown, with a way to change it', async () => {
    await openKept();
    expect(limits()?.textContent).toContain('您的限额还可存入：今日 ¥400.00');
    const link = within(limits() as HTMLElement).getByRole('link', { name: '理性娱乐' });
    expect(link.getAttribute('href')).toBe('#/protection');
  });

  test.each(FORMS)('more than that is not sent by the %s form, which says why', async (_, ways, press) => {
    const user = await openKept(kept(), ways);
    await user.type(amount(), '400.01');
    await user.click(panel().getByRole('button', { name: press }));
    await expectToast(app, OVER);
    expect(amount().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(amount());
    await app.look(() => expect(sent()).toBe(0));
    await user.clear(amount());
    await user.type(amount(), '400');
    await user.click(panel().getByRole('button', { name: press }));
    await app.look(() => expect(sent()).toBe(1));
  });

  test.each(FORMS)('an amount above that cannot be pressed in the %s form', async (_, ways) => {
    await openKept(kept(), ways);
    const off = panel()
      .getAllByRole<HTMLButtonElement>('button', { name: /^\d+$/ })
      .filter(({ disabled }) => disabled)
      .map(({ textContent }) => Number(textContent));
    const on = panel()
      .getAllByRole<HTMLButtonElement>('button', { name: /^\d+$/ })
      .filter(({ disabled }) => !disabled)
      .map(({ textContent }) => Number(textContent));
    expect([on.every((one) => one <= 400), off.every((one) => one > 400)]).toEqual([true, true]);
    expect(on).not.toEqual([]);
  });

  test('the bank form is refused too, after its own rules', async () => {
    const user = await openKept(kept(), { ...WAYS, online: false, usdt: false });
    await user.click(panel().getByRole('radio', { name: '银行卡' }));
    const fields = ['存款人姓名', '银行类型', '银行卡号', '开户行地址'];
    for (const [at, value] of Object.values(BANK).entries())
      await user.type(panel().getByRole('textbox', { name: fields[at] ?? '' }), value);
    await user.type(amount(), '500{Enter}');
    await expectToast(app, OVER);
    await app.look(() => expect(sent()).toBe(0));
  });

  const RESTING = `您正在休息，游戏和充值将于 ${UNTIL}（北京时间）恢复，提现不受影响`;

  test('during a break the page says until when, in the place of forms that could only refuse', async () => {
    await openKept(kept({ break_until: UNTIL }));
    expect(screen.getByText(RESTING)).not.toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: '提现' }).getAttribute('href')).toBe('#/withdraw');
    expect(screen.getByRole('link', { name: '理性娱乐' }).getAttribute('href')).toBe('#/protection');
    await app.look(() => expect(sent()).toBe(0));
  });

  test('what is pending when a break begins stays in sight until it has ended', async () => {
    const user = await openDeposit(app, DIGITAL);
    await user.type(amount(), '200{Enter}');
    await app.look(() => expect(sent()).toBe(1));
    await app.calls.answer(PROTECTION, kept({ break_until: UNTIL }));
    expect(limits()?.textContent).toContain(RESTING);
    expect(panel().getByRole('button', { name: '确认充值' }).getAttribute('aria-busy')).toBe('true');
    await app.calls.answer(RECHARGE, { code: 400, message: RESTING });
    await expectToast(app, RESTING);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(within(screen.getByRole('main')).getByText(RESTING)).not.toBeNull();
  });

  test('what is left is requested again once something was sent, and once it was refused', async () => {
    const user = await openKept(kept(), DIGITAL);
    await user.type(amount(), '100{Enter}');
    await app.look(() => expect(reads()).toBe(1));
    await app.calls.answer(RECHARGE, { code: 400, message: OVER });
    await app.look(() => expect(reads()).toBe(2));
    await user.type(amount(), '{Enter}');
    await app.calls.answer(RECHARGE, { code: 200, message: 'CK1' });
    await app.look(() => expect(reads()).toBe(3));
  });

  test("the backend's refusal is shown where the page did not know better", async () => {
    const user = await openDeposit(app, DIGITAL);
    await user.type(amount(), '900{Enter}');
    await app.calls.answer(RECHARGE, { code: 400, message: OVER });
    await expectToasts(app, OVER);
  });

  test.each<[string, Answer]>([
    ['has no such call', { code: 404, message: '接口不存在' }],
    ['does not answer', 'lost'],
    ['answers nonsense', 'garbled'],
  ])('a backend that %s changes nothing', async (_, answer) => {
    const user = await openDeposit(app, DIGITAL);
    await app.calls.answer(PROTECTION, answer);
    expect(limits()).toBeNull();
    await expectToasts(app);
    await user.type(amount(), '99999999{Enter}');
    await app.look(() => expect(sent()).toBe(1));
  });

  test('without limits there is nothing to see', async () => {
    await openKept(kept({ deposit_limits: [] }));
    expect(limits()).toBeNull();
    await app.look(() => expect(reads()).toBe(1));
  });
});
