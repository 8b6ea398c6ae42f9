import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageTable } from '#app/pageTable.ts';
import { expectToasts, userAnswer, type Answer } from '#tests/support/driver.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import { aMember } from '#tests/support/samples.ts';

const left = vi.hoisted((): string[] => []);
// the document of a test cannot be left
vi.mock(import('#lib/outsideWindow.ts'), async (original) => ({
  ...(await original()),
  leaveFor: (url: string) => void left.push(url),
}));

const START = '/api/getGameUrl';
const RESULT = '/api/getGameUrlResult';
const AGENT = '/api/getAgentLoginUrl';
const SERVICE = '/api/getservicerurl';
const PROTECTION = '/api/player-protection';

let app: RenderedDriver;
beforeEach(() => {
  left.length = 0;
  app = renderDriver({ left });
});
afterEach(() => app.close());

async function openPage({ dailiD = null as string | null, member = true, balance = '10' } = {}) {
  const location = dailiD === null ? '/gamePage?name=OB&type=1&code=7' : `/gamePage?dailiD=${dailiD}`;
  await app.calls.always('/api/user', userAnswer(balance));
  const hold = [START, RESULT, AGENT, SERVICE, PROTECTION];
  await app.open(location, { hold, ...(member && { member, user: aMember({ balance }) }) });
  await app.sees('link', '返回首页');
}

const startIsTaken = () => app.calls.answer(START, { code: 200 });
/** A second later the next poll is due, and gets this address. */
async function poll(url: string) {
  await app.pass(1000);
  await app.calls.answer(RESULT, { code: 200, data: { url } });
}

/** Expects a text in the page itself, besides a toast that shows the same text. */
const expectInPage = (text: string) =>
  app.look(() => expect(screen.getByText(text, { selector: 'main p' })).toBeTruthy());

const isWaiting = (options = {}) => screen.queryByRole('progressbar', options) !== null;
const homeLink = (options = {}) => screen.getByRole('link', { name: '返回首页', ...options });
const retryButton = (options = {}) => screen.queryByRole('button', { name: '重试', ...options });

describe('the game page', () => {
  test('says that the game is being entered, and always has a way home', async () => {
    await openPage();
    expect(screen.getByText('正在进入游戏…')).toBeTruthy();
    expect(isWaiting()).toBe(true);
    expect(homeLink().getAttribute('href')).toBe('#/');
    expect(retryButton()).toBeNull();
    expect(app.calls.made(START)).toEqual([
      { plat_name: 'OB', game_type: 1, game_code: '7', is_mobile_url: 1 },
    ]);
  });

  test.each([
    [null, START, '请重试，或返回首页选择其他游戏'],
    ['1', AGENT, '请重试，或返回首页'],
    ['2', SERVICE, '请重试，或返回首页'],
  ])('speaks of other games where a game has failed alone (dailiD %s)', async (dailiD, path, hint) => {
    await openPage({ dailiD });
    await app.calls.answer(path, { code: 500 });
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
    await openPage();
    await app.pass(9999);
    expect(screen.getByText('正在进入游戏…')).toBeTruthy();
    await app.pass(1);
    expect(screen.getByText('当前排队人数较多，请耐心等待…')).toBeTruthy();
    expect(isWaiting()).toBe(true);
  });

  test('stays busy while the polls go on, then leaves for the address', async () => {
    await openPage();
    await startIsTaken();
    for (let polls = 1; polls <= 11; polls += 1) await poll('');
    expect(screen.getByText('当前排队人数较多，请耐心等待…')).toBeTruthy();
    await poll('https://game.example/play');
    expect(left).toEqual(['https://game.example/play']);
    expect(screen.getByText('正在打开游戏…')).toBeTruthy();
    expect(homeLink()).toBeTruthy();
  });

  test('times out after 15 polls, with its toast, and enters again on retry', async () => {
    await openPage();
    await startIsTaken();
    for (let polls = 1; polls <= 15; polls += 1) await poll('');
    expect(screen.getByText('游戏加载超时')).toBeTruthy();
    await expectToasts(app, '获取游戏地址超时');
    expect(isWaiting()).toBe(false);
    expect(homeLink()).toBeTruthy();

    await app.press('button', '重试');
    expect(screen.getByText('正在进入游戏…')).toBeTruthy();
    expect(isWaiting()).toBe(true);
    expect(retryButton()).toBeNull();
    expect(app.calls.made(START)).toHaveLength(2);
  });

  const refusals: [string, Answer, string][] = [
    ['500 without words', { code: 500 }, '系统异常，请稍后重试'],
    ['500 with words', { code: 500, message: '平台维护中' }, '平台维护中'],
    ['429', { code: 429, message: '慢一点' }, '您操作太频繁，请稍后再试'],
    ['401', { code: 401 }, '未认证用户，请重新登录'],
    ['another code without words', { code: 400 }, '进入游戏失败'],
    ['another code with words', { code: 404, message: '游戏不存在' }, '游戏不存在'],
    ['no network', 'lost', '请求失败，请稍后重试'],
    ['no answer in time', 'late', '请求失败，请稍后重试'],
    ['garbage', 'garbled', '服务器异常，请稍后再试'],
  ];
  test.each(refusals)('shows %s in the page and as a toast', async (name, refusal, text) => {
    // the dialog about the expired login covers the page
    const covered = { hidden: name === '401' };
    await openPage();
    await app.calls.answer(START, refusal);
    await expectInPage(text);
    await expectToasts(app, text);
    expect(isWaiting(covered)).toBe(false);
    expect(retryButton(covered)).not.toBeNull();
    expect(homeLink(covered)).toBeTruthy();
  });

  test('shows a refusal of a poll too', async () => {
    await openPage();
    await startIsTaken();
    await app.pass(1000);
    await app.calls.answer(RESULT, { code: 500 });
    await expectInPage('系统异常，请稍后重试');
    expect(isWaiting()).toBe(false);
  });

  test('refuses an address that is no web address', async () => {
    await openPage();
    await startIsTaken();
    await poll('javascript:alert(1)');
    await expectInPage('进入游戏失败');
    expect(left).toEqual([]);
  });

  test('sends a visitor to log in after a second, with the way back', async () => {
    await openPage({ member: false });
    expect(screen.getByText('请先登录')).toBeTruthy();
    await expectToasts(app, '请登录！');
    await app.pass(999);
    expect(window.location.hash).toContain('#/gamePage');
    await app.pass(1);
    expect(window.location.hash).toBe('#/login?redirect=%2FgamePage%3Fname%3DOB%26type%3D1%26code%3D7');
    expect(app.calls.made(START)).toEqual([]);
  });

  test('keeps out a balance below 0', async () => {
    await openPage({ balance: '-0.01' });
    await expectInPage('进入游戏最低余额为0元！');
    await expectToasts(app, '进入游戏最低余额为0元！');
    expect(app.calls.made(START)).toEqual([]);
    expect(homeLink()).toBeTruthy();
  });

  test('opens the agent login for dailiD 1', async () => {
    await openPage({ dailiD: '1' });
    expect(screen.getByText('正在打开代理登录…')).toBeTruthy();
    await app.calls.answer(AGENT, { code: 200, data: 'https://agent.example/' });
    expect(left).toEqual(['https://agent.example/']);
  });

  test('opens customer service for any other dailiD, or shows that it cannot', async () => {
    await openPage({ dailiD: '2' });
    expect(screen.getByText('正在连接在线客服…')).toBeTruthy();
    await app.calls.answer(SERVICE, 'lost');
    await expectInPage('获取客服链接失败，请稍后再试');
    await app.press('button', '重试');
    await app.calls.answer(SERVICE, { code: 200, data: { url: 'https://service.example/' } });
    expect(left).toEqual(['https://service.example/']);
  });

  test('does nothing with an address that comes after the page was left', async () => {
    await openPage();
    await startIsTaken();
    await app.pass(1000);
    expect(app.calls.waiting(RESULT)).toBe(1);
    await app.goTo('/about');
    expect(app.calls.waiting(RESULT)).toBe(0);
    await app.calls.always(RESULT, { code: 200, data: { url: 'https://game.example/play' } });
    await app.pass(20_000);
    expect(app.calls.made(RESULT)).toHaveLength(1);
    expect(left).toEqual([]);
  });
});

describe('a game that is refused (D62)', () => {
  const UNTIL = '2026-11-28 12:00:00';
  const refused = async () => {
    await openPage();
    await app.calls.answer(START, { code: 400, message: '您正在休息' });
  };

  test('for a break says until when, and leads to 理性娱乐 instead of another try', async () => {
    await refused();
    await expectToasts(app, '您正在休息');
    await app.calls.answer(PROTECTION, {
      code: 200,
      data: { server_time: '2026-11-20 12:00:00', deposit_limits: [], break_until: UNTIL },
    });
    expect(
      screen.getByText(`您正在休息，游戏和充值将于 ${UNTIL}（北京时间）恢复，提现不受影响`),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: '理性娱乐' }).getAttribute('href')).toBe('#/protection');
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    expect(homeLink()).toBeTruthy();
  });

  test('for anything else, or by a backend without such rules, can be tried again', async () => {
    await refused();
    await app.calls.answer(PROTECTION, { code: 404, message: '接口不存在' });
    await expectInPage('您正在休息');
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '理性娱乐' })).toBeNull();
  });
});
