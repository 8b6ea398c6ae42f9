import { screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

async function openPage(address: string, at = '/app', title: string | null = '流金娱乐') {
  const driver = renderDriver();
  onTestFinished(driver.close);
  const data = { title, site_state: 1, ios_download_url: address };
  await driver.calls.always('/api/app', { code: 200, data });
  await driver.open(at);
  return driver;
}

describe.each(['', ' ', null])(
  'the site’s name where the server has “%s” for it is that of the settings',
  (title) => {
    test.each([
      ['/app', '流金娱乐 APP'],
      ['/login', '流金娱乐'],
      ['/register', '流金娱乐'],
      ['/about', /^流金娱乐致力于/],
    ] as const)('on %s', async (at, text) => {
      const driver = await openPage('', at, title);
      await driver.look(() => expect(screen.getAllByText(text)).not.toEqual([]));
      expect(document.title).toMatch(/ - 流金娱乐$/);
    });
  },
);

describe('the app’s page', () => {
  test('loads the address in a frame that is gone after 2 s', async () => {
    const { press, pass } = await openPage('https://cdn.example/app.mobileconfig');
    const frame = () => document.querySelector('iframe');
    expect(screen.getByRole('heading', { name: '流金娱乐 APP' })).toBeTruthy();
    expect(frame()).toBeNull();
    await press('link', '立即下载');
    expect(frame()?.getAttribute('src')).toBe('https://cdn.example/app.mobileconfig');
    expect(window.location.hash).toBe('#/app');
    await pass(1999);
    expect(frame()).not.toBeNull();
    await pass(1);
    expect(frame()).toBeNull();
  });
  test.each(['', 'javascript:alert(1)', 'itms-services://?x'])(
    '“%s” is no address to offer (D34)',
    async (address) => {
      await openPage(address);
      expect(screen.queryByRole('link', { name: '立即下载' })).toBeNull();
      expect(screen.getByText('下载地址暂未开放，请联系在线客服')).toBeTruthy();
    },
  );
});
