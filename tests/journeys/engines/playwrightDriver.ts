import { chromium, firefox, type Page } from 'playwright-core';
import { chromiumLaunch, PHONE_OPTIONS } from '#tests/support/phone.ts';
import type { Driver, Engine } from './driver.ts';

/** Chromium over its own protocol, or Debian's Firefox over WebDriver BiDi. */
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
      // `fill` sets the value in the world of the page where BiDi is spoken: React would not hear of it
      await input.click();
      await page.keyboard.type(text);
    },
    sees: (role, name) => visible(role, name).waitFor(),
    reads: (text) => page.getByText(text).filter({ visible: true }).first().waitFor(),
    // a function with arguments of its own is what evaluate takes as text
    run: (script, ...args) =>
      page.evaluate(`(${script.toString()})(...${JSON.stringify(args)})`) as Promise<
        ReturnType<typeof script>
      >,
    // the answer of a navigation within the document never comes over BiDi
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
