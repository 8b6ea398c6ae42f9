// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

let app: RenderedDriver;
afterEach(() => app.close());

async function openPage(address: string): Promise<void> {
  app = renderDriver();
  await app.calls.always('/api/app', {
    code: 200,
    data: { title: '流金娱乐', site_state: 1, ios_download_url: address },
  });
  await app.open('/app');
}

describe('the app’s page', () => {
  test('loads the address in a frame that is gone after 2 s', async () => {
    await openPage('https://cdn.example/app.mobileconfig');
    const frame = () => document.querySelector('iframe');
    await app.sees('heading', '流金娱乐 APP');
    expect(frame()).toBeNull();
    await app.press('link', '立即下载');
    expect(frame()?.getAttribute('src')).toBe('https://cdn.example/app.mobileconfig');
    expect(window.location.hash).toBe('#/app');
    await app.pass(1999);
    expect(frame()).not.toBeNull();
    await app.pass(1);
    expect(frame()).toBeNull();
  });
  test.each(['', 'javascript:alert(1)', 'itms-services://?x'])(
    '“%s” is no address to offer (D34)',
    async (url) => {
      await openPage(url);
      await app.reads('下载地址暂未开放，请联系在线客服');
      expect(screen.queryByRole('link', { name: '立即下载' })).toBeNull();
    },
  );
});
