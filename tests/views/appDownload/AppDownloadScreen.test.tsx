// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { appDownloadMachine } from '#machines/appDownload/appDownload.machine.ts';
import { openScreen } from '#tests/support/openScreen.tsx';

const openPage = (iosDownloadUrl: string) =>
  openScreen('/app', { logic: appDownloadMachine, appInfo: { iosDownloadUrl } });

describe('the app’s page', () => {
  test('loads the address in a frame that is gone after 2 s', async () => {
    const { user, pass, view } = await openPage('https://cdn.example/app.mobileconfig');
    const frame = () => view.container.querySelector('iframe');
    expect(screen.getByRole('heading', { name: '流金娱乐 APP' })).toBeTruthy();
    expect(frame()).toBeNull();
    await user.click(screen.getByRole('link', { name: '立即下载' }));
    expect(frame()?.getAttribute('src')).toBe('https://cdn.example/app.mobileconfig');
    expect(window.location.hash).toBe('#/app');
    await pass(1999);
    expect(frame()).not.toBeNull();
    await pass(1);
    expect(frame()).toBeNull();
  });
  test.each(['', 'javascript:alert(1)', 'itms-services://?x'])(
    '“%s” is no address to offer (D34)',
    async (url) => {
      await openPage(url);
      expect(screen.queryByRole('link', { name: '立即下载' })).toBeNull();
      expect(screen.getByText('下载地址暂未开放，请联系在线客服')).toBeTruthy();
    },
  );
});
