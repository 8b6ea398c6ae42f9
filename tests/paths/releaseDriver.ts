import { expect, holds } from '#tools/browser/browserExpect.ts';
import { browserDriver } from '#tests/support/browserDriver.ts';
import { setLocation } from '#tools/browser/journeyLogin.ts';
import { acceptMissingFiles, chunkOf, isWatchingRelease, serveDeploys } from '#tests/support/deploys.ts';
import type { Phone } from '#tools/browser/phone.ts';
import type { ReleaseDriver } from '#tests/steps/release.steps.ts';

/** The pages whose files are gone before they are opened. */
const MISSING_PAGES = ['games/games', 'vip/vip', 'faq/faq'];

/** A step (ms) of the page's clock while the check for new versions is started. */
const START_STEP_MS = 1000;

/** A driver for the built site on a server of its own, which can replace the build and lack files. */
export async function releaseDriver(phone: Phone): Promise<ReleaseDriver> {
  const deploys = await serveDeploys(phone.site);
  phone.site = deploys.address;
  acceptMissingFiles(phone);
  const { page } = phone;
  const missing = await Promise.all(MISSING_PAGES.map((name) => chunkOf(`src/areas/${name}.page.ts`)));
  let answerFiles: (isGone: boolean) => void = () => undefined;
  const driver = await browserDriver(phone);
  const entry = page.locator('script[src^="/assets/"]');
  let loads = 0;
  const release: ReleaseDriver['release'] = {
    loads: () => loads,
    build: async () =>
      /-(\d+)\.js$/.exec(await entry.first().evaluate(({ src }: HTMLScriptElement) => src))?.[1] ?? '0',
    deploy() {
      deploys.lacks(() => false);
      deploys.deploy();
    },
    loseFiles() {
      deploys.lacks((file) => missing.includes(file));
      answerFiles(true);
    },
    holdFiles() {
      const held = new Promise<boolean>((resolve) => (answerFiles = resolve));
      deploys.lacks((file) => missing.includes(file) && held);
    },
  };
  return {
    ...driver,
    async open(location, options) {
      await driver.open(location, options);
      await holds(async () => {
        await page.clock.runFor(START_STEP_MS);
        expect(await isWatchingRelease(page)).toBe(true);
      });
      page.on('domcontentloaded', () => (loads += 1));
    },
    // without waiting for the page, whose file may be gone
    async goTo(location) {
      await setLocation(page, location);
      // a new location is reported in a timer of 0 ms
      await page.clock.runFor(1);
    },
    touch: (role, name) => page.getByRole(role, { name, exact: true }).first().hover(),
    release,
    async close() {
      await driver.close();
      answerFiles(false);
      await page.goto('about:blank');
      await deploys.close();
    },
  };
}
