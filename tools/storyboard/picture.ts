import { createHash } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from '#tools/browser/browserExpect.ts';
import { holdClock } from '#tools/browser/heldClock.ts';
import { PHONE_OPTIONS } from '#tools/browser/phone.ts';

/** The time for which React holds back a page that it had to fetch; a toast stays longer. */
const REVEAL_MS = 400;
/** The page's time that passes before each try, so that content drawn by animation frames is drawn. */
const FRAME_MS = 50;
/** The maximum number of tries: what still moves after them never stops. */
const MOST_TRIES = 20;
/** How often a picture must repeat: more often while requests are waiting, which the steps may hold forever. */
const [AGAIN, AGAIN_WHILE_WAITING] = [2, 5];

/** The options of the phone for pictures: fixed orientation and reduced motion. */
export const PICTURE_OPTIONS = {
  ...PHONE_OPTIONS,
  deviceScaleFactor: 1,
  colorScheme: 'light',
  reducedMotion: 'reduce',
  timezoneId: 'Asia/Shanghai',
} as const;

const timeOf = (page: Page) => page.evaluate(() => Date.now());

/** Whether the page's clock runs by itself; a stopped clock never advances. */
async function clockRuns(page: Page): Promise<boolean> {
  const before = await timeOf(page);
  await page.screenshot();
  return (await timeOf(page)) !== before;
}

/** Whether fonts and the visible pictures are loaded. */
const isLoaded = () => {
  const onScreen = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  });
  return document.fonts.status === 'loaded' && onScreen.every(({ complete }) => complete);
};

/** The requests and answers of a phone. */
export interface Network {
  /** the number of requests started or ended so far */
  happened: () => number;
  isWaiting: () => boolean;
}

/** Watches the requests of a phone, from now on. */
export function watchNetwork(context: BrowserContext): Network {
  let [begun, ended] = [0, 0];
  context.on('request', () => (begun += 1));
  for (const event of ['requestfinished', 'requestfailed'] as const)
    context.on(event as 'requestfinished', () => (ended += 1));
  return { happened: () => begun + ended, isWaiting: () => begun > ended };
}

/**
 * Takes a picture of the screen as PNG once several in a row are identical, nothing is loading any more, and every
 * request is answered or held by the steps. The page's clock (`page.clock`, installed) is stopped meanwhile, and then
 * continues as before.
 * @throws Error if the page does not come to rest
 */
export async function takePicture(page: Page, network: Network): Promise<Buffer> {
  const runs = await clockRuns(page);
  if (runs) await holdClock(page);
  try {
    await page.clock.runFor(REVEAL_MS);
    await expect.poll(() => page.evaluate(isLoaded), 'fonts and pictures are loaded').toBe(true);
    return await stillPicture(async () => {
      await page.clock.runFor(FRAME_MS);
      return page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
    }, network);
  } finally {
    if (runs) await page.clock.resume();
  }
}

/** The first picture that equals those before it, with no request in between. */
export async function stillPicture(take: () => Promise<Buffer>, network: Network): Promise<Buffer> {
  let before: Buffer = Buffer.alloc(0);
  let happened = network.happened();
  let equal = 0;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const now = await take();
    equal = now.equals(before) && network.happened() === happened ? equal + 1 : 0;
    if (equal >= (network.isWaiting() ? AGAIN_WHILE_WAITING : AGAIN)) return now;
    before = now;
    happened = network.happened();
  }
  throw new Error(`The screen still moves after ${MOST_TRIES} pictures`);
}

/** What a picture depends on besides the product: the browser's version, and its font rendering. */
export interface Setting {
  browser: string;
  fonts: string;
}

const SAMPLE = ['sans-serif', 'system-ui', 'serif', 'monospace']
  .map((family) => `<p style="font:20px ${family};margin:0">流金娱乐 红包 ¥1,234.56 Ag 0 · … ₮ ❤</p>`)
  .join('');

/** Determines the setting in which pictures are taken. */
export async function settingOf(browser: Browser): Promise<Setting> {
  const context = await browser.newContext(PICTURE_OPTIONS);
  const page = await context.newPage();
  await page.setContent(SAMPLE);
  const fonts = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex')
    .slice(0, 16);
  await context.close();
  return { browser: browser.version(), fonts };
}
