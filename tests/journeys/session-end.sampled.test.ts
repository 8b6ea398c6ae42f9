import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { logIn, moveTo } from '#tools/browser/journeyLogin.ts';
import { answerGames } from '#tests/journeys/pageTour.ts';
import { storedOnPhone } from '#tests/journeys/phoneTraces.ts';
import { routeSamples } from '#tests/support/routeSamples.ts';
import { sampleOf } from '#tests/support/sample.ts';

const phone = phonePerTest();

/**
 * The kept pages, and of the others forms with and without money, a list, a frame and a page with stored member data.
 */
const representative = (all: readonly (typeof routeSamples)[number][]) =>
  all.filter(({ path }) =>
    /^\/(userCenter|deposit|withdraw|games|game-shell|addBankCard|login|accountCenter|assets|activeList|vip|about|)$/.test(
      path,
    ),
  );

/** Each route with a mark to put into its address and fields. */
const visits = sampleOf(routeSamples, representative).map(({ path, location }, at) => {
  const word = `mark${String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26))}`;
  const address =
    path === '/game-shell'
      ? `/game-shell?url=${encodeURIComponent(`https://games.example/?member=${word}`)}`
      : `${location}${location.includes('?') ? '&' : '?'}of=${word}`;
  return { path, address, word };
});

/** Everything that a user, or someone with the developer tools, finds in the document and its address. */
const inDocument = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    // waits until React has rendered
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    const typed = [...document.querySelectorAll('input, textarea')].map(
      (field) => (field as HTMLInputElement).value,
    );
    const { documentElement, title, cookie } = document;
    return [
      location.href,
      title,
      documentElement.outerHTML,
      cookie,
      JSON.stringify(history.state),
      ...typed,
    ].join('\n');
  });

/** Whether a page is rendered with all its data. */
const isWhole = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const visible = (kinds: string) =>
      [...document.querySelectorAll(`main :is(${kinds})`)].filter(
        (element) =>
          element.getClientRects().length > 0 &&
          // the end of a long list, below the screen, loads nothing until it is scrolled near
          !(element.role === 'progressbar' && element.getBoundingClientRect().top > window.innerHeight),
      ).length;
    const pending = '[aria-busy="true"], [role="progressbar"]:not([aria-label="VIP进度"])';
    return visible('h2, p, a, button, input, iframe') !== 0 && visible(pending) === 0;
  });

/** Types a route's mark into each visible field of the page. */
async function fillFields(page: Page, { word }: (typeof visits)[number]): Promise<void> {
  const fields = page
    .locator('main')
    .locator('input:not([type=file], [type=radio], [type=checkbox]), textarea')
    .filter({ visible: true });
  for (const field of await fields.all()) {
    if (!(await field.isEditable())) continue;
    // a date field accepts no distinguishable value
    if ((await field.getAttribute('type')) === 'date') continue;
    await field.fill(word);
  }
}

/** The storage keys in use, as listed in docs/storage.md, without their variable parts. */
const keysOnPhone = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases())
      await new Promise<void>((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => {
          const { result } = opening;
          const [store = ''] = result.objectStoreNames;
          const asking = result.transaction(store).objectStore(store).getAllKeys();
          asking.addEventListener('success', () => {
            for (const key of asking.result as string[])
              keys.push(`${name}/${store}/${key.replace(/:.*/, '')}`);
            result.close();
            resolve();
          });
        });
      });
    for (const name of await caches.keys()) keys.push(name.replace(/-.*/, ''));
    return [...keys, ...Object.keys(history.state as object)];
  });

/** Goes back one step in the history and returns how many entries of the app lie before it. */
const goBack = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const tell = () => resolve((history.state as { steps: number }).steps);
        window.addEventListener('popstate', tell, { once: true });
        history.back();
      }),
  );

test('nothing that a member opened, typed or framed is found after the logout: in no document, storage or entry', async () => {
  const { page, site, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  // a game that starts would navigate the window away
  await sandbox('/sandbox/scenario', { path: '/api/getGameUrl', code: 500, message: '维护中', times: 99 });
  await answerGames(page.context());
  await logIn(page, site, 'demo888');

  let typed = '';
  const keys = new Set<string>();
  for (const visit of visits) {
    await moveTo(page, visit.address);
    await expect.poll(() => isWhole(page), { message: visit.path }).toBe(true);
    if (visit.path === '/game-shell') await page.getByRole('button', { name: '继续打开' }).click();
    await fillFields(page, visit);
    typed += await inDocument(page);
    for (const key of await keysOnPhone(page)) keys.add(key);
  }
  for (const { path, word } of visits) expect(typed, `${path} was there`).toContain(word);

  const table = await readFile('docs/storage.md', 'utf8');
  for (const key of keys) expect.soft(table, `docs/storage.md knows ${key}`).toContain(`| \`${key}\``);
  expect([...keys]).toEqual(expect.arrayContaining(['token', 'userInfo', 'appInfo', 'owner']));

  await moveTo(page, '/userCenter');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('alertdialog', { name: '退出登录' }).getByRole('button', { name: '退出' }).click();
  await page.waitForURL((url) => url.hash === '#/');

  const found: string[] = [await inDocument(page), ...Object.values(await storedOnPhone(page))];
  while ((await goBack(page)) > 0) found.push(await inDocument(page));
  expect(found.length).toBeGreaterThan(visits.length);
  const left = found.join('\n');
  for (const { path, word } of visits)
    expect.soft(left.includes(word) ? [word] : [], `left of ${path}`).toEqual([]);
});
