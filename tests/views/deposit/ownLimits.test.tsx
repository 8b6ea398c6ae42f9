// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Protection } from '#machines/playerProtection/protection.ts';
import { BANK, WAYS } from '#tests/machines/deposit/deposits.ts';
import { PROTECTION } from '#tests/machines/playerProtection/playerProtection.ts';
import { openDeposit } from './openDeposit.ts';

const OVER = '超出您设置的每日存款限额，今日还可存入 400.00 元';
const UNTIL = '2026-11-21 12:00:00';

const panel = () => within(screen.getByRole('tabpanel'));
const amount = () => panel().getByRole<HTMLInputElement>('textbox', { name: '充值金额' });
const limits = () => screen.queryByRole('region', { name: '存款限额' });

async function openKept(protection: Protection, ways = WAYS) {
  const page = await openDeposit(ways, ways.online ? undefined : null);
  await page.answer('read', protection);
  return page;
}

const FORMS = [
  ['online', WAYS, '立即充值'],
  ['digital', { ...WAYS, online: false }, '确认充值'],
  ['offline', { ...WAYS, online: false, usdt: false, wechat: false }, '确认充值'],
] as const;

describe("the member's own limits on the deposit page (D62)", () => {
  test('what is left is shown, with a way to change it', async () => {
    await openKept(PROTECTION);
    expect(limits()?.textContent).toContain('您的限额还可存入：今日 ¥400.00');
    const link = within(limits() as HTMLElement).getByRole('link', { name: '理性娱乐' });
    expect(link.getAttribute('href')).toBe('#/protection');
  });

  test.each(FORMS)('more than that is not sent by the %s form, which says why', async (_, ways, press) => {
    const { user, toasts, calls } = await openKept(PROTECTION, ways);
    await user.type(amount(), '400.01');
    await user.click(panel().getByRole('button', { name: press }));
    expect(toasts.at(-1)).toBe(OVER);
    expect(amount().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(amount());
    expect(calls.count('send')).toBe(0);
    await user.clear(amount());
    await user.type(amount(), '400');
    await user.click(panel().getByRole('button', { name: press }));
    expect(calls.count('send')).toBe(1);
  });

  test('the bank form is refused too, after its own rules', async () => {
    const { user, toasts, calls } = await openKept(PROTECTION, { ...WAYS, online: false, usdt: false });
    await user.click(panel().getByRole('radio', { name: '银行卡' }));
    const fields = ['存款人姓名', '银行类型', '银行卡号', '开户行地址'];
    for (const [at, value] of Object.values(BANK).entries())
      await user.type(panel().getByRole('textbox', { name: fields[at] ?? '' }), value);
    await user.type(amount(), '500{Enter}');
    expect(toasts.at(-1)).toBe(OVER);
    expect(calls.count('send')).toBe(0);
  });

  const RESTING = `您正在休息，游戏和充值将于 ${UNTIL}（北京时间）恢复，提现不受影响`;

  test('during a break the page says until when, in the place of forms that could only refuse', async () => {
    const { calls } = await openKept({ ...PROTECTION, breakUntil: UNTIL });
    expect(screen.getByText(RESTING)).not.toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: '提现' }).getAttribute('href')).toBe('#/withdraw');
    expect(screen.getByRole('link', { name: '理性娱乐' }).getAttribute('href')).toBe('#/protection');
    expect(calls.count('send')).toBe(0);
  });

  test('what is pending when a break begins stays in sight until it has ended', async () => {
    const ways = { ...WAYS, online: false };
    const { user, answer, fail, calls } = await openDeposit(ways, null);
    await user.type(amount(), '200{Enter}');
    expect(calls.count('send')).toBe(1);
    await answer('read', { ...PROTECTION, breakUntil: UNTIL });
    expect(limits()?.textContent).toContain(RESTING);
    expect(panel().getByRole('button', { name: '确认充值' }).getAttribute('aria-busy')).toBe('true');
    await fail('send', { kind: 'rejected', code: 400, message: RESTING });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByText(RESTING)).not.toBeNull();
  });

  test('what is left is requested again once something was sent, and once it was refused', async () => {
    const { user, answer, fail, calls } = await openKept(PROTECTION, { ...WAYS, online: false });
    await user.type(amount(), '100{Enter}');
    expect(calls.count('refresh')).toBe(0);
    await fail('send', { kind: 'rejected', code: 400, message: OVER });
    expect(calls.count('refresh')).toBe(1);
    await user.type(amount(), '{Enter}');
    await answer('send', 'CK1');
    expect(calls.count('refresh')).toBe(2);
  });

  test("the backend's refusal is shown where the page did not know better", async () => {
    const { user, toasts, fail } = await openDeposit({ ...WAYS, online: false }, null);
    await user.type(amount(), '900{Enter}');
    await fail('send', { kind: 'rejected', code: 400, message: OVER });
    expect(toasts).toEqual([OVER]);
  });

  test.each([
    ['has no such call', { kind: 'rejected', code: 404, message: '接口不存在' } as const],
    ['does not answer', { kind: 'offline' } as const],
    ['answers nonsense', { kind: 'malformed' } as const],
  ])('a backend that %s changes nothing', async (_, error) => {
    const { user, toasts, fail, calls } = await openDeposit({ ...WAYS, online: false }, null);
    await fail('read', error);
    expect(limits()).toBeNull();
    expect(toasts).toEqual([]);
    await user.type(amount(), '99999999{Enter}');
    expect(calls.count('send')).toBe(1);
  });

  test('without limits there is nothing to see', async () => {
    await openKept({ ...PROTECTION, limits: [] });
    expect(limits()).toBeNull();
  });
});
