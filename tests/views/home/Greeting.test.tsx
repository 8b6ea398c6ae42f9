import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { userAnswer, ok } from '#tests/support/driver.ts';
import { openHome, PARTS } from '#tests/views/home/openHome.ts';

const USER = '/api/user';
const BALANCE = '/api/balance';
/** An amount that binary floating point cannot represent exactly. */
const MEMBER = userAnswer('1234567890123456.78', { username: 'player88', vip: 3 });

const page = () => within(screen.getByRole('main'));
const href = (name: string) => page().getByRole('link', { name }).getAttribute('href');

describe('the greeting of a visitor', () => {
  test('names the site and leads to login and registration', async () => {
    await openHome({ site: { title: '金海岸' } });
    expect(page().getByText('欢迎来到').parentElement?.textContent).toBe('欢迎来到金海岸');
    expect(href('登录')).toBe('#/login');
    expect(href('注册')).toBe('#/register');
  });

  test.each([
    ['/assets?type=6', '/?redirect=%2Fassets%3Ftype%3D6'],
    ['/gamePage?name=a%26b&code=1', '/?redirect=%2FgamePage%3Fname%3Da%2526b%26code%3D1'],
  ])('carries the wanted path %s on', async (wanted, location) => {
    await openHome({ location });
    expect(href('登录')).toBe(`#/login?redirect=${encodeURIComponent(wanted)}`);
    expect(href('注册')).toBe(`#/register?redirect=${encodeURIComponent(wanted)}`);
  });

  test.each([
    '/?redirect=https%3A%2F%2Felsewhere.example',
    '/?redirect=%2F%2Felsewhere.example',
    '/?redirect=%2Fnowhere',
  ])('carries nothing on from %s', async (location) => {
    await openHome({ location });
    expect(href('登录')).toBe('#/login');
  });
});

describe('the greeting of a member', () => {
  test('shows name, level and balance to the fen', async () => {
    const { calls } = await openHome({ member: true, hold: [USER] });
    await calls.answer(USER, MEMBER);
    expect(page().getByText('player88')).toBeTruthy();
    expect(page().getByText('VIP3')).toBeTruthy();
    expect(page().getByText('¥1,234,567,890,123,456.78')).toBeTruthy();
    expect(page().queryByRole('link', { name: '登录' })).toBeNull();
  });

  test('follows the balance as it is polled', async () => {
    const { calls, pass } = await openHome({ member: true, hold: [BALANCE] });
    await pass(500);
    await calls.answer(BALANCE, ok({ balance: '0.1', mbalance: '0' }));
    expect(page().getByText('¥0.10')).toBeTruthy();
  });

  test('waits for a member who is not known yet, and says where the info is not available', async () => {
    const { calls, press, reads } = await openHome({ member: true, hold: [USER] });
    // so that only the greeting fails
    for (const path of PARTS) await calls.answer(path, ok([]));
    expect(page().queryByText('账户余额')).toBeNull();
    expect(page().queryByText('获取用户信息失败，请稍后重试！')).toBeNull();
    await calls.answer(USER, 'late');
    await reads('获取用户信息失败，请稍后重试！');
    // not `answer`, because the wait for the lottery token has a request pending too
    await calls.always(USER, MEMBER);
    expect(page().queryByText('player88')).toBeNull();
    await press('button', '重试');
    expect(page().getByText('player88')).toBeTruthy();
  });
});

describe('the quick links', () => {
  test('lead to the money and the app', async () => {
    await openHome();
    expect([href('充值'), href('提现'), href('APP下载')]).toEqual(['#/deposit', '#/withdraw', '#/app']);
  });

  test('offer no app inside the native app', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 NativeApp/1.0');
    await openHome();
    expect(page().queryByRole('link', { name: 'APP下载' })).toBeNull();
    expect(page().getByRole('link', { name: '提现' })).toBeTruthy();
  });
});
