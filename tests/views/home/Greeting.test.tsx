// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { userAnswer } from '#tests/support/driver.ts';
import { aMember } from '#tests/support/samples.ts';
import { NOTICES, openHome } from '#tests/views/home/openHome.tsx';

const MEMBER = aMember({ balance: '1234567890123456.78', vip: 3, vipname: '' });
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the greeting of a visitor', () => {
  test('names the site and leads to login and registration', async () => {
    const { app } = await openHome({ site: { title: '金海岸' } });
    await app.reads('欢迎来到金海岸');
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
    const { app } = await openHome({ member: true, user: MEMBER, hold: ['/api/user'] });
    await app.reads('player88');
    await app.reads('VIP3');
    await app.reads('¥1,234,567,890,123,456.78');
    expect(screen.queryByRole('link', { name: '登录' })).toBeNull();
  });

  test('follows the balance as it is polled', async () => {
    const { app, answer } = await openHome({
      member: true,
      user: MEMBER,
      hold: ['/api/user', '/api/balance'],
    });
    await app.pass(500);
    await answer('/api/balance', { balance: '0.1', mbalance: '0' });
    await app.look(({ words }) => expect(words).toContain('¥0.10'));
  });

  test('waits for a member who is not known yet, and shows where the info is not available', async () => {
    const { app, giveHot, answer } = await openHome({ member: true, hold: ['/api/user'] });
    await giveHot();
    await answer(NOTICES, []);
    expect(screen.queryByText('账户余额')).toBeNull();
    await app.calls.answer('/api/user', 'late');
    await app.reads('账户信息加载失败');
    await app.press('button', '重试');
    await app.calls.answer('/api/user', userAnswer('8888.88', { username: 'player88' }));
    await app.reads('player88');
  });
});

describe('the quick links', () => {
  test('lead to the money and the app', async () => {
    await openHome();
    expect([href('充值'), href('提现'), href('APP下载')]).toEqual(['#/deposit', '#/withdraw', '#/app']);
  });

  test('offer no app inside the native app', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 NativeApp/1.0');
    const { app } = await openHome();
    await app.sees('link', '提现');
    expect(screen.queryByRole('link', { name: 'APP下载' })).toBeNull();
  });
});
