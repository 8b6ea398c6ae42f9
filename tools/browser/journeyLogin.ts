import type { BrowserContext, Page } from 'playwright-core';

/** Opens a session of a member and returns its token. */
export async function tokenOf(site: string, name = 'demo888', password = 'demo8888'): Promise<string> {
  const response = await fetch(`${site}/api/login_pc`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, password }),
  });
  const { data } = (await response.json()) as { data: { api_token: string } };
  return data.api_token;
}

/** Logs a member in without the form: pages opened in this context from now on have the session's token. */
export async function logInBehind(
  context: BrowserContext,
  site: string,
  name = 'demo888',
  password = 'demo8888',
): Promise<string> {
  const apiToken = await tokenOf(site, name, password);
  await context.addInitScript((token) => {
    if (window.top === window.self) window.sessionStorage.setItem('token', token);
  }, apiToken);
  return apiToken;
}

/** Logs a member in by the form, and waits for the home page. */
export async function logIn(page: Page, site: string, name: string, password = 'demo8888'): Promise<void> {
  await page.goto(`${site}/#/login`);
  await fillLogin(page, name, password);
}

/** Logs a member in within the running app, because a page load would clear its memory. */
export async function logInWithoutLoading(page: Page, name: string, password = 'demo8888'): Promise<void> {
  await moveTo(page, '/login');
  await fillLogin(page, name, password);
}

async function fillLogin(page: Page, name: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: '账号' }).fill(name);
  await page.getByRole('textbox', { name: '密码' }).fill(password);
  await page.getByRole('button', { name: '登录' }).click();
  await page.waitForURL((url) => url.hash === '#/');
}

/** Navigates within the running app, like a link, without waiting for the page: the navigation may reload the app. */
export const setLocation = (page: Page, location: string): Promise<void> =>
  page.evaluate((hash) => void (window.location.hash = hash), location);

/** Navigates within the running app, like a link, and resolves when the page, or its fallback, has rendered. */
export const moveTo = (page: Page, location: string): Promise<void> =>
  page.evaluate(async (hash) => {
    if (window.location.hash === `#${hash}`) return;
    await new Promise<void>((resolve) => {
      window.addEventListener('hashchange', () => resolve(), { once: true });
      window.location.hash = hash;
    });
    // by messages, because the test may control the page's timers
    const { port1, port2 } = new MessageChannel();
    port1.start();
    while (document.querySelector('main[aria-busy=true]') !== null)
      await new Promise((resolve) => {
        port1.addEventListener('message', resolve, { once: true });
        port2.postMessage(null);
      });
  }, location);
