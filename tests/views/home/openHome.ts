import { onTestFinished } from 'vitest';
import { ok, type Opening } from '#tests/support/driver.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

export const NOTICES = '/api/homenotice';
export const BANNERS = '/api/bannerList';
/** The special tiles of a category. */
export const SPECIALS = '/api/game/list';
/** The games and lotteries of the hot category. */
export const HOT = '/api/hot-game';
/** What the first screen of the home page requests. */
export const PARTS = [NOTICES, BANNERS, SPECIALS, HOT];

interface HomeOpening extends Opening {
  location?: string;
  /** fields of the site's answer */
  site?: object;
}

/** Opens the home page, whose parts stay pending. */
export async function openHome({
  location = '/',
  site = {},
  hold = [],
  ...opening
}: HomeOpening = {}): Promise<RenderedDriver> {
  const driver = renderDriver();
  onTestFinished(driver.close);
  await driver.calls.always('/api/app', ok({ title: '流金娱乐', ...site }));
  await driver.open(location, { ...opening, hold: [...PARTS, ...hold] });
  return driver;
}
