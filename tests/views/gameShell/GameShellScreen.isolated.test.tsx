import { screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { pageSettings } from '#pageSettings';
import { ok } from '#tests/support/driver.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

const { left } = vi.hoisted(() => ({ left: [] as string[] }));
vi.mock('#lib/outsideWindow.ts', async (original) => ({
  ...(await original<object>()),
  leaveFor: (url: string) => left.push(url),
}));

const LISTED = 'https://listed.example';
const shellFor = (url: string) => `/game-shell?url=${encodeURIComponent(url)}`;

async function openShell(url: string, member = false) {
  vi.spyOn(pageSettings, 'framedPaths', 'get').mockReturnValue(['/h5/']);
  vi.spyOn(pageSettings, 'gameOrigins', 'get').mockReturnValue([LISTED]);
  const driver = renderDriver();
  onTestFinished(driver.close);
  await driver.open(shellFor(url), { member });
  return driver;
}

const frame = () => screen.queryByTitle<HTMLIFrameElement>('游戏');

test.each(['/h5/dragon?id=1', 'h5/dragon', `${window.location.origin}/h5/dragon`])(
  'the game shell frames a page of our own that the operator allows, such as %s',
  async (url) => {
    await openShell(url);
    expect(frame()?.src).toMatch(`${window.location.origin}/h5/dragon`);
  },
);

describe('the game shell frames no address', () => {
  test.each([
    'data:text/html,<script>alert(1)</script>',
    'JAVASCRIPT:alert(1)',
    '//',
    'ftp://games.example/1',
    '/userCenter',
    `${window.location.origin}/#/userCenter`,
    'blob:https://games.example/1',
    'about:blank',
    '/h5',
    '/h5x/1',
    '/h5/../userCenter',
    '/h5/%2e%2e/userCenter',
    '/h5/..%2fuserCenter',
    '/h5\\..\\userCenter',
  ])('such as %s', async (url) => {
    await openShell(url);
    expect(screen.getByText('无法加载游戏链接，请返回首页。')).toBeTruthy();
    expect(frame()).toBeNull();
  });
});

describe('an address that came by a link alone (D69)', () => {
  const GAME = 'https://games.example:8443/play?ticket=1';
  const HOST = 'games.example:8443';
  const question = () => screen.queryByText('即将打开')?.closest('p')?.textContent;

  test('is asked about, and nothing goes to its host before the person agrees', async () => {
    const driver = await openShell(GAME);
    expect(question()).toBe(`即将打开 ${HOST}`);
    expect(screen.getByText(HOST).getAttribute('translate')).toBe('no');
    const asked = () => ['https://games.example:8443/', GAME].flatMap((url) => driver.calls.made(url));
    await driver.pass(60_000);
    expect([frame(), asked(), question()]).toEqual([null, [], `即将打开 ${HOST}`]);

    await driver.press('button', '继续打开');
    expect(frame()?.src).toBe(GAME);
    expect(asked()).toHaveLength(1);
    expect(screen.getByText(HOST).getAttribute('translate')).toBe('no');
    expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('#/');
  });

  test('is not asked about where the operator lists its origin', async () => {
    await openShell(`${LISTED}/play`);
    expect(frame()?.src).toBe(`${LISTED}/play`);
    expect(screen.getByText('listed.example')).toBeTruthy();
  });

  test('that the backend answered as the address of a game is opened at once, until the session ends', async () => {
    const driver = await openShell(`${LISTED}/play`, true);
    await driver.calls.always('/api/getGameUrl', ok(null));
    await driver.calls.always('/api/getGameUrlResult', ok({ url: 'https://named.example/lobby?once=1' }));
    await driver.goTo('/gamePage?name=pp&type=6&code=vs20fruit');
    await driver.pass(3000);
    expect(left).toEqual(['https://named.example/lobby?once=1']);
    await driver.goTo(shellFor('https://named.example/play'));
    expect(frame()?.src).toBe('https://named.example/play');

    window.sessionStorage.setItem('token', 'token-of-another');
    await driver.goTo(shellFor('https://named.example/other'));
    expect(question()).toBe('即将打开 named.example');
  });

  test('of a host that cannot be reached says so, with the way home and a window of its own', async () => {
    const driver = await openShell(`${LISTED}/play`);
    driver.calls.hold(`${LISTED}/`);
    await driver.goTo(shellFor(`${LISTED}/other`));
    await driver.calls.answer(`${LISTED}/other`, 'own');
    await driver.calls.answer(`${LISTED}/`, 'lost');
    await driver.reads('无法加载游戏链接，请返回首页。');
    expect(frame()).toBeNull();
    const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([way('返回首页'), way('在新窗口打开')]).toEqual(['#/', `${LISTED}/other`]);
  });
});
