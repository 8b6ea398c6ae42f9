import { describe, expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { ACTIVE, ATTACKS } from '#tests/support/htmlAttacks.ts';
import { logInBehind, moveTo } from '#tools/browser/journeyLogin.ts';

const phone = phonePerTest();

const READABLE =
  '<h2>规则</h2><section>首存 <strong>100</strong><br>元</section><ul><li>一</li></ul>' +
  '<table><tbody><tr><td colspan="2" onclick="attacked = 1">1</td></tr></tbody></table><!-- 注 -->' +
  '<a href="/x?a=1#b">内</a><a href="https://a.example" target="_top">外</a><a href="tel:10086">拨</a>';
const SHOWN =
  '<h2>规则</h2>首存 <strong>100</strong><br>元<ul><li>一</li></ul>' +
  '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>' +
  '<a href="/x?a=1#b" target="_blank" rel="noopener noreferrer">内</a>' +
  '<a href="https://a.example" target="_blank" rel="noopener noreferrer">外</a><a>拨</a>';

/** The server's HTML is sanitised by the browser's own sanitiser, or by DOMPurify where there is none (D33). */
describe.each([
  ['the browser’s sanitiser', true],
  ['DOMPurify', false],
])('by %s', (_, isNative) => {
  test('what acts is removed from notices, and what is to be read stays', async () => {
    const { page, context, site, sandbox } = phone();
    await sandbox('/sandbox/app', { index_modal: 0 });
    const contents = [READABLE, ...ATTACKS];
    const data = contents.map((content, index) => ({
      id: `${index}`,
      title: `公告${index}`,
      content: `${content}<p>end ${index}</p>`,
      created_at: '2026-11-20 12:00:00',
    }));
    await sandbox('/sandbox/scenario', { path: '/api/noticeList', code: 200, data: { data } });
    if (!isNative) await context.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
    await logInBehind(context, site);
    // the images of the attacks do not exist
    phone().requestsFail = true;
    await page.goto(`${site}/#/myNewsInfo?id=0`);

    const shown: string[] = [];
    for (const index of contents.keys()) {
      await moveTo(page, `/myNewsInfo?id=${index}`);
      const end = page.getByText(`end ${index}`, { exact: true });
      await end.waitFor();
      shown.push(await end.evaluate((last) => last.parentElement?.innerHTML ?? ''));
    }
    expect(shown[0]).toBe(`${SHOWN}<p>end 0</p>`);
    for (const html of shown.slice(1)) expect(html).not.toMatch(ACTIVE);
    expect(await page.evaluate(() => ['attacked' in window, document.querySelector('base')])).toEqual([
      false,
      null,
    ]);
    // parsing an attack may attempt this, and the content security policy reports it; Chromium 156 also for handlers
    const { errors } = phone();
    const tried = /^(Setting the document's base URI|Executing inline event handler) /;
    const others = errors.filter((line) => !tried.test(line));
    errors.splice(0, errors.length, ...others);
  });
});
