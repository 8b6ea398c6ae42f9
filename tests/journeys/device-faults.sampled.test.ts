import type { BrowserContext, Page } from 'playwright-core';
import { test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { logIn, moveTo } from '#tools/browser/journeyLogin.ts';
import { sampleOf } from '#tests/support/sample.ts';

const phone = phonePerTest();

const scripted = (script: () => void) => (context: BrowserContext) => context.addInitScript(script);
const DAY_MS = 86_400_000;

/** Browser features that may be missing or broken, and wrong settings of the phone. */
const faults: readonly (readonly [
  name: string,
  set: (context: BrowserContext, page: Page) => Promise<unknown>,
])[] = [
  [
    'storage that is refused',
    scripted(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('refused', 'SecurityError');
          },
        });
    }),
  ],
  [
    'a disk that is full',
    scripted(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }),
  ],
  ['no IndexedDB', scripted(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))],
  [
    'an IndexedDB that never answers',
    scripted(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    }),
  ],
  [
    'no clipboard',
    scripted(() => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })),
  ],
  ['no worker', scripted(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))],
  [
    'matchMedia of old',
    scripted(() => {
      const listening = ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const;
      for (const name of listening)
        Object.defineProperty(MediaQueryList.prototype, name, { value: undefined });
    }),
  ],
  [
    'another time zone',
    async (context, page) =>
      (await context.newCDPSession(page)).send('Emulation.setTimezoneOverride', {
        timezoneId: 'Pacific/Honolulu',
      }),
  ],
  ['a clock that is a year behind', (_, page) => page.clock.install({ time: Date.now() - 365 * DAY_MS })],
  ['a clock that is a year ahead', (_, page) => page.clock.install({ time: Date.now() + 365 * DAY_MS })],
];

/** One of each kind: refused storage, a missing feature, a wrong clock. */
const representative = (all: typeof faults) =>
  all.filter(([name]) =>
    ['storage that is refused', 'no worker', 'a clock that is a year behind'].includes(name),
  );

test.each(sampleOf(faults, representative))(
  'with %s one logs in, pays, copies an address and finds the record',
  async (_, set) => {
    const { page, context, site, sandbox } = phone();
    await sandbox('/sandbox/app', { index_modal: 0 });
    await set(context, page);
    await page.goto(site);
    await page.getByRole('tabpanel').getByRole('button').first().waitFor();
    await logIn(page, site, 'demo888');
    await moveTo(page, '/deposit');
    await page.getByRole('tab', { name: '数字货币' }).click();
    await page.getByRole('textbox', { name: '充值金额' }).filter({ visible: true }).fill('188');
    await page.getByRole('button', { name: '确认充值' }).click();
    const dialog = page.getByRole('dialog', { name: '充值信息' });
    await dialog.getByRole('button', { name: '复制' }).first().click();
    await page
      .getByRole('status')
      .filter({ hasText: /复制成功|复制失败/ })
      .waitFor();
    await dialog.getByRole('button', { name: '已完成支付' }).click();
    await page.getByText('188.00').filter({ visible: true }).first().waitFor();
  },
);
