import { chromium, firefox, type Page } from 'playwright-core';
import { chromiumLaunch, PHONE_OPTIONS } from '#tools/browser/phone.ts';
import type { Driver, Engine } from './driver.ts';

/** Launches Chromium over CDP, or Debian's Firefox over WebDriver BiDi. */
export async function launchPlaywright(name: 'chromium' | 'firefox', path?: string): Promise<Engine> {
  const browser =
    name === 'chromium'
      ? await chromium.launch(chromiumLaunch())
      : await firefox.launch({ channel: 'moz-firefox', ...(path !== undefined && { executablePath: path }) });
  return {
    async newDriver() {
      const context = await browser.newContext(PHONE_OPTIONS);
      return driverOf(await context.newPage());
    },
    close: () => browser.close(),
  };
}

function driverOf(page: Page): Driver {
  const named = (name: string | RegExp) => (typeof name === 'string' ? { name, exact: true } : { name });
  const visible = (role: Parameters<Driver['press']>[0], name: string | RegExp) =>
    page.getByRole(role, named(name)).filter({ visible: true }).first();
  return {
    open: async (address) => void (await page.goto(address)),
    press: (role, name) => visible(role, name).click(),
    async type(field, text) {
      const input = page.getByLabel(field, { exact: true }).filter({ visible: true }).first();
      // over BiDi, `fill` sets the value in the page's own realm, where React does not notice the change
      await input.click();
      await page.keyboard.type(text);
    },
    sees: (role, name) => visible(role, name).waitFor(),
    reads: (text) => page.getByText(text).filter({ visible: true }).first().waitFor(),
    // `evaluate` takes a function with several arguments only as text
    run: (script, ...args) =>
      page.evaluate(`(${script.toString()})(...${JSON.stringify(args)})`) as Promise<
        ReturnType<typeof script>
      >,
    // over BiDi, a navigation within the document never gets a response
    back: () => page.evaluate(() => history.back()),
    reload: async () => void (await page.reload()),
    windows: async () =>
      page
        .context()
        .pages()
        .map((one) => one.url()),
    picture: () => page.screenshot(),
    close: () => page.context().close(),
  };
}
