import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { createServer } from 'vite';
import { chromiumLaunch, PHONE_OPTIONS } from '#tools/browser/phone.ts';
import { logInBehind } from '#tools/browser/journeyLogin.ts';

/**
 * Takes the pictures of the README from the running product: the dev server with an in-memory sandbox, in headless
 * Chromium. `npm run pictures` writes all of them to docs/pictures.
 */
const FOLDER = 'docs/pictures';
/** The quality at which a picture takes about ten kB and text stays sharp. */
const QUALITY = 72;
const INSPECTOR = { width: 1180, height: 700 };

process.env['FLOWPLAY_DATABASE'] = ':memory:';
const server = await createServer({ logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
await server.listen();
const bound = server.httpServer?.address();
if (bound === null || bound === undefined || typeof bound === 'string')
  throw new Error('The site has no port');
const site = `http://127.0.0.1:${bound.port}`;
const browser = await chromium.launch(chromiumLaunch());

async function sandbox(path: string, body: object, method: 'POST' | 'DELETE' = 'POST'): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  await fetch(`${site}/sandbox/${path}`, { method, headers, body: JSON.stringify(body) });
}

/** A member's phone with a fresh sandbox, at a location of the app. */
async function phoneAt(location: string): Promise<Page> {
  await sandbox('reset', {});
  await sandbox('app', { index_modal: 0 });
  const context = await browser.newContext(PHONE_OPTIONS);
  await logInBehind(context, site);
  const page = await context.newPage();
  await page.goto(`${site}/?inspect=local#${location}`);
  // the two buttons of the inspector are not part of the product
  await page.addStyleTag({ content: 'body > div:has(> button) { display: none !important }' });
  return page;
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  // finite animations have ended; infinite ones are captured at any moment
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  const picture = Buffer.from(data, 'base64');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${name}.webp`, picture);
  console.log(`${FOLDER}/${name}.webp: ${Math.ceil(picture.length / 1000)} kB`);
}

async function home(): Promise<void> {
  const page = await phoneAt('/');
  await page.getByText('demo888').first().waitFor();
  await page.locator('main img').first().waitFor();
  await take(page, 'home');
  await page.context().close();
}

async function redPacket(): Promise<void> {
  const page = await phoneAt('/hongbao');
  await page.getByRole('button', { name: '立即抢' }).click();
  await page.getByRole('dialog', { name: '恭喜中奖' }).waitFor();
  await take(page, 'red-packet');
  await page.context().close();
}

/** A deposit whose answer is lost: its chart at that moment in the inspector, and its completion. */
async function depositAndChart(): Promise<void> {
  const page = await phoneAt('/deposit');
  await page.getByRole('tab', { name: '数字货币' }).click();
  await page.getByRole('textbox', { name: '充值金额' }).fill('640');
  const inspector = await page.context().newPage();
  await inspector.setViewportSize(INSPECTOR);
  await inspector.goto(`${site}/inspector/`);
  const actors = inspector.getByRole('region', { name: 'Actors' });
  await actors.getByRole('button', { name: /^digital/ }).click();
  await inspector.getByRole('region', { name: 'Charts' }).locator('svg').waitFor();
  await sandbox('scenario', { path: '/api/recharge', drop: true, effect: true });
  await page.getByRole('button', { name: '确认充值' }).click();
  await page.getByRole('region', { name: '结果未知' }).waitFor();
  const submission = actors.getByRole('button', { name: /rechargeSubmission/ });
  await submission.getByText('unsettled').waitFor();
  await submission.click();
  await inspector.locator('.drawing .s.active:not(.in)').getByText('unsettled').first().waitFor();
  await take(inspector, 'chart');

  await sandbox('scenario', {}, 'DELETE');
  await page.bringToFront();
  await page.getByRole('region', { name: '结果未知' }).getByRole('button', { name: '重试' }).click();
  await page.getByRole('dialog', { name: '充值信息' }).waitFor();
  await page.getByRole('status').filter({ hasText: /./ }).waitFor({ state: 'hidden' });
  await take(page, 'deposit');
  await page.context().close();
}

try {
  for (const make of [home, depositAndChart, redPacket]) await make();
} finally {
  await browser.close();
  await server.close();
}
