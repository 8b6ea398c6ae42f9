import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { phonePerTest } from '#tests/support/browser.ts';
import { logInBehind } from '#tools/browser/journeyLogin.ts';

const phone = phonePerTest();

const forms = [
  {
    name: 'login',
    path: '/api/login_pc',
    location: '/login',
    values: { 账号: 'demo888', 密码: 'demo8888' },
    button: '登录',
    enterAt: (page: Page) => page.getByLabel('密码', { exact: true }),
    done: (page: Page) => page.waitForURL((url) => url.hash === '#/'),
  },
  {
    name: 'registration',
    path: '/api/register',
    location: '/register',
    values: {
      账号: 'newbie2026',
      手机号: '13912345678',
      真实姓名: '王小明',
      密码: 'secret2026',
      确认密码: 'secret2026',
    },
    button: '注册',
    enterAt: (page: Page) => page.getByLabel('邀请码', { exact: true }),
    done: (page: Page) => page.waitForURL((url) => url.hash === '#/'),
  },
  {
    name: 'the SMS code',
    path: '/api/send-sms',
    location: '/register',
    values: { 手机号: '13912345678' },
    button: '获取验证码',
    enterAt: (page: Page) => page.getByRole('button', { name: '获取验证码' }),
    done: (page: Page) => page.getByRole('button', { name: /\d+秒后重发/ }).waitFor(),
  },
];

/** Two taps at the same position, without reading the page between them. */
async function doubleTap(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not on the screen');
  const place = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.touchscreen.tap(...place);
  await page.touchscreen.tap(...place);
}

/** Presses the key and repeats it, like a key that is held down. */
async function holdEnter(page: Page, place: Locator): Promise<void> {
  await place.focus();
  for (let repeat = 0; repeat < 10; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

const ways = ['a double tap', 'Enter held down'] as const;
const cases = forms.flatMap((form) => ways.map((way) => [way, form.name, form] as const));

test.each(cases)('%s on %s sends one request', async (way, _, form) => {
  const { page, open, sandbox } = phone();
  // registration requires no code, so that only the pressed submission is sent
  await sandbox('/sandbox/app', { index_modal: 0, sms_open: form.path === '/api/send-sms' ? 1 : 0 });
  let release = () => {};
  const pressed = new Promise<void>((resolve) => {
    release = resolve;
  });
  // no response before the last press
  await page.route(`**${form.path}`, async (route) => {
    await pressed;
    await route.continue();
  });
  await open(form.location);
  for (const [label, value] of Object.entries(form.values))
    await page.getByLabel(label, { exact: true }).fill(value);

  const button = page.getByRole('button', { name: form.button, exact: true });
  await button.waitFor();
  if (way === 'a double tap') await doubleTap(page, button);
  else await holdEnter(page, form.enterAt(page));
  await page.locator('main button[aria-busy="true"]').waitFor();
  release();
  await form.done(page);

  const log = (await sandbox('/sandbox/requests', undefined, 'GET')) as { path: string }[];
  expect(log.filter(({ path }) => path === form.path)).toHaveLength(1);
});

test('Enter held down on a grab whose answers come at once sends one', async () => {
  const { site, context, page, open, sandbox } = phone();
  await logInBehind(context, site);
  const grab = page.getByRole('button', { name: '立即领取' });
  await open('/welfare');
  await page.getByText(/剩余次数 [1-9]/).waitFor();
  const toast = page.getByText(/恭喜您获得/);
  await grab.focus();
  await page.keyboard.down('Enter');
  await toast.first().waitFor();
  await grab.and(page.locator(':not([aria-busy])')).waitFor();
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await grab.and(page.locator(':not([aria-busy])')).waitFor();

  const log = (await sandbox('/sandbox/requests', undefined, 'GET')) as { path: string }[];
  expect(log.filter(({ path }) => path === '/api/douserredpacket')).toHaveLength(1);
});
