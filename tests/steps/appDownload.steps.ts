import { expect } from 'vitest';
import type { appDownloadModel } from '#tests/models/appDownload/appDownload.model.ts';
import { openAt, passUntil, type Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const ADDRESS = 'https://cdn.example/app.mobileconfig';
const press = (driver: Driver) => driver.press('link', '立即下载');

/** Whether the download's frame exists and the page says so; the page is not left. */
const hasFrame = (isThere: boolean) => (driver: Driver) =>
  driver.look(({ at, frames, words }) => {
    expect(at).toBe('/app');
    expect(frames).toEqual(isThere ? [{ title: '下载', address: ADDRESS, sandbox: 'allow-downloads' }] : []);
    expect(words.includes('正在准备下载…')).toBe(isThere);
  });

/** The download of the app. */
export const appDownloadSteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof appDownloadModel, Driver> => {
  /** time of the press, on the device's clock */
  let pressed = 0;
  return {
    open: async () => {
      const driver = await take();
      await driver.calls.always('/api/app', {
        code: 200,
        data: { title: '流金娱乐', site_state: 1, ios_download_url: ADDRESS },
      });
      // an HTML response would contain the test's own scripts, which the frame's sandbox blocks
      return openAt(() => driver, '/app', { hold: [ADDRESS] })();
    },
    close: (driver) => driver.close(),
    sees: { noFrame: hasFrame(false), frame: hasFrame(true), stillFrame: hasFrame(true) },
    does: {
      press: async (driver) => {
        await driver.sees('link', '立即下载');
        pressed = await driver.look(({ now }) => now);
        await press(driver);
      },
      pressAgain: press,
      almostTwoSecondsPass: (driver) => passUntil(driver, pressed, 1999),
      theTwoSecondsAreOver: (driver) => driver.pass(1),
    },
  };
};
