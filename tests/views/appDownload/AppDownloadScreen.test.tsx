// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

async function openPage(address: string) {
  const driver = renderDriver();
  onTestFinished(driver.close);
  const data = { title: '流金娱乐', site_state: 1, ios_download_url: address };
  await driver.calls.always('/api/app', { code: 200, data });
  await driver.open('/app');
  return driver;
}

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
