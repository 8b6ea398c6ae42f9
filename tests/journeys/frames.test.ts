import type { Frame, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { logInBehind } from '#tools/browser/journeyLogin.ts';

const phone = phonePerTest();

const FOREIGN = 'https://framed.example';
/** The page of an external service or game, with its action on a press. */
const FRAMED = `<!doctype html><title>framed</title>
<button id="alert" onclick="alert('你好')">alert</button>
<a id="download" href="data:text/plain,receipt" download="receipt.txt">download</a>
<button id="popup" onclick="window.open('${FOREIGN}/popup')">popup</button>
<a id="top" href="${FOREIGN}/elsewhere" target="_top">top</a>
<button id="script" onclick="try { top.location.href = '${FOREIGN}/elsewhere' } catch (error) { document.title = 'refused' }">script</button>`;
const POPUP = `<!doctype html><title>popup</title><script>localStorage.setItem('popup', '1'); try { opener.top.location.href = '${FOREIGN}/elsewhere' } catch {}</script>`;

/** Every frame of the product, with the call that returns its address, or the address in its own location. */
const frames: readonly {
  name: string;
  at: (url: string) => string;
  answer: (url: string) => { path: string; data: object } | null;
  asksFirst?: boolean;
}[] = [
  {
    name: '在线客服',
    at: () => '/kefu',
    answer: (url: string) => ({ path: '/api/getservicerurl', data: { url } }),
  },
  {
    name: '彩票游戏',
    at: () => '/LotteryGamePage?gamecode=jsks',
    answer: (url: string) => ({ path: '/api/game-address', data: { addr_wap: url } }),
  },
  {
    name: '游戏',
    at: (url) => `/game-shell?url=${encodeURIComponent(url)}`,
    answer: () => null,
    asksFirst: true,
  },
];

async function openFrame(
  { name, at, answer, asksFirst = false }: (typeof frames)[number],
  origin: string,
): Promise<{ page: Page; frame: Frame }> {
  const { page, context, site, open, sandbox, errors } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  await sandbox('/sandbox/settings', { lotteryDelay: 0 });
  await context.route(/\/framed(\?|$)/, (route) => route.fulfill({ contentType: 'text/html', body: FRAMED }));
  await context.route(`${FOREIGN}/popup`, (route) =>
    route.fulfill({ contentType: 'text/html', body: POPUP }),
  );
  // asked whether the host is there
  await context.route(`${FOREIGN}/`, (route) => route.fulfill({ body: '' }));
  await context.route(`${FOREIGN}/elsewhere`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'x' }),
  );
  const address = `${origin}/framed`;
  const rule = answer(address);
  if (rule !== null) await sandbox('/sandbox/scenario', rule);
  await logInBehind(context, site);
  await open(at(address));
  if (asksFirst) await page.getByRole('button', { name: '继续打开' }).click();
  const element = await page.locator(`iframe[title="${name}"]`).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('There is no frame');
  await frame.waitForSelector('#alert');
  // Chromium logs the navigation that it has blocked
  errors.length = 0;
  return { page, frame };
}

describe.each(frames)('the frame $name', (sample) => {
  test('of a foreign page has dialogs, downloads, windows that are their own, and never our window', async () => {
    const { page, frame } = await openFrame(sample, FOREIGN);
    const { context, errors } = phone();
    const ours = page.url();

    const dialog = page.waitForEvent('dialog');
    await Promise.all([dialog.then((shown) => shown.dismiss()), frame.click('#alert')]);
    const download = page.waitForEvent('download');
    await frame.click('#download');
    expect((await download).suggestedFilename()).toBe('receipt.txt');

    const opening = context.waitForEvent('page');
    await frame.click('#popup');
    const popup = await opening;
    await popup.waitForFunction(() => document.title === 'popup' && localStorage.getItem('popup') === '1');
    expect(await popup.evaluate(() => window.origin)).toBe(FOREIGN);
    await popup.close();

    await frame.evaluate(() => localStorage.setItem('kept', 'yes'));
    await frame.click('#script');
    await frame.click('#top');
    await expect.poll(() => errors.some((line) => line.includes('allow-top-navigation'))).toBe(true);
    expect(page.url()).toBe(ours);
    expect(await frame.evaluate(() => localStorage.getItem('kept'))).toBe('yes');
    const mayTalk = await frame.evaluate(() =>
      (
        document as unknown as { featurePolicy: { allowsFeature: (name: string) => boolean } }
      ).featurePolicy.allowsFeature('microphone'),
    );
    expect(mayTalk).toBe(sample.name === '在线客服');
    errors.length = 0;
  });
});

test.each(frames.slice(0, 2))('the frame $name keeps the storage of our own origin', async (sample) => {
  const { page, frame } = await openFrame(sample, phone().site);
  const { errors } = phone();
  const ours = page.url();
  await frame.evaluate(() => localStorage.setItem('service', 'known'));
  expect(await page.evaluate(() => localStorage.getItem('service'))).toBe('known');
  await frame.click('#script');
  await frame.click('#top');
  await expect.poll(() => errors.some((line) => line.includes('allow-top-navigation'))).toBe(true);
  expect(page.url()).toBe(ours);
  errors.length = 0;
});

describe('a game by a link (D69)', () => {
  const GAME = `${FOREIGN}:8443/play?ticket=1`;
  const HOST = 'framed.example:8443';
  const shell = `/game-shell?url=${encodeURIComponent(GAME)}`;

  /** Answers for the game's host, and notes every request to it. */
  async function watchHost(serve: boolean): Promise<string[]> {
    const requests: string[] = [];
    await phone().context.route(`${FOREIGN}:8443/**`, (route) => {
      requests.push(new URL(route.request().url()).pathname);
      return serve
        ? route.fulfill({ contentType: 'text/html', body: FRAMED })
        : route.abort('connectionrefused');
    });
    return requests;
  }

  test('alone asks first: its host is sent nothing until the person agrees, and the way home stays', async () => {
    const { page, open, sandbox } = phone();
    await sandbox('/sandbox/app', { index_modal: 0 });
    const requests = await watchHost(true);
    await open(shell);
    await page.getByText(`即将打开 ${HOST}`).waitFor();
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);

    await page.getByRole('button', { name: '继续打开' }).click();
    const main = page.getByRole('main');
    await page.frameLocator('iframe[title="游戏"]').locator('#alert').waitFor();
    expect(requests.toSorted()).toEqual(['/', '/play']);
    await main.getByText(HOST).waitFor();
    await main.getByRole('link', { name: '返回首页' }).click();
    await expect.poll(() => page.url()).toMatch(/#\/$/);
  });

  test('in the operator’s own text opens at once', async () => {
    const { page, context, open, sandbox } = phone();
    await sandbox('/sandbox/app', { index_modal: 0 });
    await watchHost(true);
    await context.route('**/api/activitydeatil*', (route) =>
      route.fulfill({
        json: {
          code: 200,
          message: '',
          data: {
            id: 1,
            title: '新游戏',
            banner: '',
            memo: '',
            created_at: '2026-11-20 12:00:00',
            content: `<p><a href="/#${shell}">进入游戏</a></p>`,
          },
        },
      }),
    );
    await open('/activeInfo?id=1');
    await page.getByRole('link', { name: '进入游戏' }).click();
    await page.frameLocator('iframe[title="游戏"]').locator('#alert').waitFor();
    expect(context.pages()).toHaveLength(1);
  });

  test('whose host cannot be reached is told as such, and is loaded again on a retry', async () => {
    const { page, open, sandbox } = phone();
    phone().requestsFail = true;
    await sandbox('/sandbox/app', { index_modal: 0 });
    const requests = await watchHost(false);
    await open(shell);
    await page.getByRole('button', { name: '继续打开' }).click();
    const main = page.getByRole('main');
    await main.getByText('无法加载游戏链接，请返回首页。').waitFor();
    await main.getByRole('link', { name: '返回首页' }).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    const { length } = requests;
    await main.getByRole('button', { name: '重试' }).click();
    await expect.poll(() => requests.length).toBeGreaterThan(length);
  });
});
