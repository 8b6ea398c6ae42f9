// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { MEMBER } from '#tests/support/openScreen.tsx';
import { openHome } from '#tests/views/home/openHome.tsx';

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the greeting of a visitor', () => {
  test('names the site and leads to login and registration', async () => {
    await openHome({ appInfo: { title: '金海岸' } });
    expect(screen.getByText('欢迎来到金海岸')).toBeTruthy();
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
    await openHome({ user: MEMBER });
    expect(await screen.findByText('player88')).toBeTruthy();
    expect(screen.getByText('VIP3')).toBeTruthy();
    expect(screen.getByText('¥1,234,567,890,123,456.78')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '登录' })).toBeNull();
  });

  test('follows the balance as it is polled', async () => {
    const { tell, pass, answer } = await openHome({ user: MEMBER });
    await tell('visibilityAndNetwork', { type: 'document.visible' });
    await pass(500);
    await answer('request', { balance: '0.1', mbalance: '0' });
    expect(await screen.findByText('¥0.10')).toBeTruthy();
  });

  test('waits for a member who is not known yet, and shows where the info is not available', async () => {
    const { fail, answer, user } = await openHome({ member: true });
    expect(screen.queryByText('账户余额')).toBeNull();
    await fail('fetchUser', { kind: 'timeout' });
    expect(await screen.findByText('账户信息加载失败')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '重试' }));
    await answer('fetchUser', MEMBER);
    expect(screen.getByText('player88')).toBeTruthy();
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
    expect(screen.queryByRole('link', { name: 'APP下载' })).toBeNull();
    expect(screen.getByRole('link', { name: '提现' })).toBeTruthy();
  });
});
