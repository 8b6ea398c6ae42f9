// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { pageTable } from '#app/pageTable.ts';
import type { CallError } from '#machines/calls/callError.ts';
import { launchMachine } from '#machines/game/launch.machine.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

const openGame = vi.fn<(url: string) => void>();

const logic = launchMachine.provide({ actions: { openGame: ({ context }) => openGame(context.url) } });

function openPage({ dailiD = null as string | null, member = true, balance = '10' } = {}) {
  openGame.mockReset();
  const location = dailiD === null ? '/gamePage?name=OB&type=1&code=7' : `/gamePage?dailiD=${dailiD}`;
  return openScreen(location, { logic, user: member ? { ...MEMBER, balance } : null });
}

const isWaiting = () => screen.queryByRole('progressbar') !== null;
const homeLink = () => screen.getByRole('link', { name: '返回首页' });
const retryButton = () => screen.queryByRole('button', { name: '重试' });

describe('the game page', () => {
  test('says that the game is being entered, and always has a way home', async () => {
    const { calls } = await openPage();
    expect(screen.getByText('正在进入游戏…')).toBeTruthy();
    expect(isWaiting()).toBe(true);
    expect(homeLink().getAttribute('href')).toBe('#/');
    expect(retryButton()).toBeNull();
    expect(calls.latest('requestGameUrl').input).toEqual({ platform: 'OB', type: 1, code: '7' });
  });

  test.each([
    [null, '请重试，或返回首页选择其他游戏'],
    ['1', '请重试，或返回首页'],
    ['2', '请重试，或返回首页'],
  ])('speaks of other games where a game has failed alone (dailiD %s)', async (dailiD, hint) => {
    const { fail } = await openPage({ dailiD });
    await fail(dailiD === null ? 'requestGameUrl' : 'fetchAddress', {
      kind: 'rejected',
      code: 500,
      message: '',
    });
    expect(screen.getByText(hint)).toBeTruthy();
  });

  test.each([
    ['name=pp&title=水果派对', '水果派对'],
    ['name=pp', 'pp'],
    ['dailiD=1', '代理登录'],
    ['dailiD=2', '在线客服'],
    ['', null],
  ])('of %j is called %s', (query, title) => {
    expect(pageTable['/gamePage'].titleBy?.(new URLSearchParams(query))).toBe(title);
  });

  test('calls the queue busy at 10 s and not a moment before', async () => {
    const { pass } = await openPage();
    await pass(9999);
    expect(screen.getByText('正在进入游戏…')).toBeTruthy();
    await pass(1);
    expect(screen.getByText('当前排队人数较多，请耐心等待…')).toBeTruthy();
    expect(isWaiting()).toBe(true);
  });

  test('stays busy while the polls go on, then leaves for the address', async () => {
    const { answer, pass } = await openPage();
    await answer('requestGameUrl');
    for (let poll = 1; poll <= 11; poll += 1) {
      await pass(1000);
      await answer('fetchGameUrl', '');
    }
    expect(screen.getByText('当前排队人数较多，请耐心等待…')).toBeTruthy();
    await pass(1000);
    await answer('fetchGameUrl', 'https://game.example/play');
    expect(openGame).toHaveBeenCalledExactlyOnceWith('https://game.example/play');
    expect(screen.getByText('正在打开游戏…')).toBeTruthy();
    expect(homeLink()).toBeTruthy();
  });

  test('times out after 15 polls, with its toast, and enters again on retry', async () => {
    const { answer, pass, user, toasts, calls } = await openPage();
    await answer('requestGameUrl');
    for (let poll = 1; poll <= 15; poll += 1) {
      await pass(1000);
      await answer('fetchGameUrl', '');
    }
    expect(screen.getByText('游戏加载超时')).toBeTruthy();
    expect(toasts).toEqual(['获取游戏地址超时']);
    expect(isWaiting()).toBe(false);
    expect(homeLink()).toBeTruthy();

    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText('正在进入游戏…')).toBeTruthy();
    expect(isWaiting()).toBe(true);
    expect(retryButton()).toBeNull();
    expect(calls.count('requestGameUrl')).toBe(2);
  });

  const rejected = (code: number, message = ''): CallError => ({ kind: 'rejected', code, message });
  const refusals: [string, CallError, string][] = [
    ['500 without words', rejected(500), '系统异常，请稍后重试'],
    ['500 with words', rejected(500, '平台维护中'), '平台维护中'],
    ['429', rejected(429, '慢一点'), '您操作太频繁，请稍后再试'],
    ['401', { kind: 'expired', message: '' }, '未认证用户，请重新登录'],
    ['another code without words', rejected(400), '进入游戏失败'],
    ['another code with words', rejected(404, '游戏不存在'), '游戏不存在'],
    ['no network', { kind: 'offline' }, '请求失败，请稍后重试'],
    ['no answer in time', { kind: 'timeout' }, '请求失败，请稍后重试'],
    ['garbage', { kind: 'malformed' }, '服务器异常，请稍后再试'],
  ];
  test.each(refusals)('shows %s in the page and as a toast', async (_, error, text) => {
    const { fail, toasts } = await openPage();
    await fail('requestGameUrl', error);
    expect(screen.getByText(text)).toBeTruthy();
    expect(toasts).toEqual([text]);
    expect(isWaiting()).toBe(false);
    expect(retryButton()).not.toBeNull();
    expect(homeLink()).toBeTruthy();
  });

  test('shows a refusal of a poll too', async () => {
    const { answer, fail, pass } = await openPage();
    await answer('requestGameUrl');
    await pass(1000);
    await fail('fetchGameUrl', rejected(500));
    expect(screen.getByText('系统异常，请稍后重试')).toBeTruthy();
  });

  test('refuses an address that is no web address', async () => {
    const { answer, pass } = await openPage();
    await answer('requestGameUrl');
    await pass(1000);
    await answer('fetchGameUrl', 'javascript:alert(1)');
    expect(screen.getByText('进入游戏失败')).toBeTruthy();
    expect(openGame).not.toHaveBeenCalled();
  });

  test('sends a visitor to log in after a second, with the way back', async () => {
    const { toasts, pass, calls } = await openPage({ member: false });
    expect(screen.getByText('请先登录')).toBeTruthy();
    expect(toasts).toEqual(['请登录！']);
    await pass(999);
    expect(window.location.hash).toContain('#/gamePage');
    await pass(1);
    expect(window.location.hash).toBe('#/login?redirect=%2FgamePage%3Fname%3DOB%26type%3D1%26code%3D7');
    expect(calls.count('requestGameUrl')).toBe(0);
  });

  test('keeps out a balance below 0', async () => {
    const { toasts, calls } = await openPage({ balance: '-0.01' });
    expect(screen.getByText('进入游戏最低余额为0元！')).toBeTruthy();
    expect(toasts).toEqual(['进入游戏最低余额为0元！']);
    expect(calls.count('requestGameUrl')).toBe(0);
    expect(homeLink()).toBeTruthy();
  });

  test('opens the agent login for dailiD 1', async () => {
    const { answer } = await openPage({ dailiD: '1' });
    expect(screen.getByText('正在打开代理登录…')).toBeTruthy();
    await answer('fetchAddress', 'https://agent.example/');
    expect(openGame).toHaveBeenCalledExactlyOnceWith('https://agent.example/');
  });

  test('opens customer service for any other dailiD, or shows that it cannot', async () => {
    const { fail, answer, user } = await openPage({ dailiD: '2' });
    expect(screen.getByText('正在连接在线客服…')).toBeTruthy();
    await fail('fetchAddress', { kind: 'offline' });
    expect(screen.getByText('获取客服链接失败，请稍后再试')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '重试' }));
    await answer('fetchAddress', 'https://service.example/');
    expect(openGame).toHaveBeenCalledExactlyOnceWith('https://service.example/');
  });

  test('does nothing with an address that comes after the page was left', async () => {
    const { answer, pass, leave, calls } = await openPage();
    await answer('requestGameUrl');
    await pass(1000);
    const late = calls.latest('fetchGameUrl');
    await leave();
    late.resolve('https://game.example/play');
    await pass(20_000);
    expect(late.signal.aborted).toBe(true);
    expect(openGame).not.toHaveBeenCalled();
  });
});

describe('a game that is refused (D62)', () => {
  const UNTIL = '2026-11-28 12:00:00';
  const refused = async () => {
    const page = await openPage();
    await page.fail('requestGameUrl', { kind: 'rejected', code: 400, message: '您正在休息' });
    return page;
  };

  test('for a break says until when, and leads to 理性娱乐 instead of another try', async () => {
    const { answer, toasts } = await refused();
    expect(toasts.at(-1)).toBe('您正在休息');
    await answer('fetchExclusion', { kind: 'break', until: UNTIL });
    expect(
      screen.getByText(`您正在休息，游戏和充值将于 ${UNTIL}（北京时间）恢复，提现不受影响`),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: '理性娱乐' }).getAttribute('href')).toBe('#/protection');
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    expect(homeLink()).toBeTruthy();
  });

  test('for anything else, or by a backend without such rules, can be tried again', async () => {
    const { fail } = await refused();
    await fail('fetchExclusion', { kind: 'rejected', code: 404, message: '接口不存在' });
    expect(screen.getByText('您正在休息')).toBeTruthy();
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '理性娱乐' })).toBeNull();
  });
});
