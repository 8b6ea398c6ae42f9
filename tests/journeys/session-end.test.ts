import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { logIn, moveTo } from '#tests/support/journeyLogin.ts';
import { storedOnPhone } from '#tests/support/phoneTraces.ts';
import { routeSamples } from '#tests/support/routeSamples.ts';

const phone = phonePerTest();

/** Each route with what is put into its address and, as letters or digits, into its fields. */
const visits = routeSamples.map(({ path, location }, at) => {
  const word = `mark${String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26))}`;
  const digits = `97${String(at + 10)}53`;
  const address =
    path === '/game-shell'
      ? `/game-shell?url=${encodeURIComponent(`https://games.example/?member=${word}`)}`
      : `${location}${location.includes('?') ? '&' : '?'}of=${word}`;
  return { path, address, word, digits };
});

/** Whatever a person, or somebody with the browser's tools, finds in the document and its address. */
const inDocument = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    // what React has yet to draw is drawn
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

/** Whether a page stands there with all that it fetches. */
const isWhole = async (page: Page): Promise<boolean> => {
  const main = page.locator('main');
  const [parts, pending] = await Promise.all(
    ['h2, p, a, button, input, iframe', '[aria-busy="true"]'].map((kind) =>
      main.locator(kind).filter({ visible: true }).count(),
    ),
  );
  return parts !== 0 && pending === 0;
};

/** Types a route's mark into each field that the page shows. */
async function fillFields(page: Page, { word, digits }: (typeof visits)[number]): Promise<void> {
  const fields = page
    .locator('main')
    .locator('input:not([type=file], [type=radio], [type=checkbox]), textarea')
    .filter({ visible: true });
  for (const field of await fields.all()) {
    if (!(await field.isEditable())) continue;
    await field.fill(word);
    // amounts, phones and codes take digits alone
    if (!(await field.inputValue()).includes(word)) await field.fill(digits);
  }
}

/** One step back in the history, and how many of ours lie behind it. */
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
  // a game that starts would take the window along
  await sandbox('/sandbox/scenario', { path: '/api/getGameUrl', code: 500, message: '维护中', times: 99 });
  await page.route('https://games.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>a game</p>' }),
  );
  await logIn(page, site, 'demo888');

  let typed = '';
  for (const visit of visits) {
    await moveTo(page, visit.address);
    await expect.poll(() => isWhole(page), { message: visit.path }).toBe(true);
    await fillFields(page, visit);
    typed += await inDocument(page);
  }
  for (const { path, word } of visits) expect(typed, `${path} was there`).toContain(word);
  expect(visits.filter(({ digits }) => typed.includes(digits)).map(({ path }) => path)).toContain('/deposit');

  await moveTo(page, '/userCenter');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('alertdialog', { name: '退出登录' }).getByRole('button', { name: '退出' }).click();
  await page.waitForURL((url) => url.hash === '#/');

  const found: string[] = [await inDocument(page), ...Object.values(await storedOnPhone(page))];
  while ((await goBack(page)) > 0) found.push(await inDocument(page));
  expect(found.length).toBeGreaterThan(visits.length);
  const left = found.join('\n');
  for (const { path, word, digits } of visits)
    expect
      .soft(
        [word, digits].filter((mark) => left.includes(mark)),
        `left of ${path}`,
      )
      .toEqual([]);
});
