// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openHome } from '#tests/views/home/openHome.tsx';

describe('the red packet', () => {
  test('leads to the grab, until it is put away', async () => {
    const { user, leave, reopen } = await openHome({ appInfo: { redPacketOpen: true } });
    const link = await screen.findByRole('link', { name: '抢红包' });
    expect(link.getAttribute('href')).toBe('#/hongbao');
    await user.click(screen.getByRole('button', { name: '关闭红包' }));
    expect(screen.queryByRole('link', { name: '抢红包' })).toBeNull();
    await leave();
    await reopen();
    await screen.findByRole('contentinfo');
    expect(screen.queryByRole('link', { name: '抢红包' })).toBeNull();
  });

  test('is not there while the operator has it closed', async () => {
    await openHome();
    await screen.findByRole('contentinfo');
    expect(screen.queryByRole('link', { name: '抢红包' })).toBeNull();
  });
});

describe('the welcome', () => {
  const appInfo = {
    title: '金海岸',
    welcomeOpen: true,
    webContent:
      '<p>新会员<b>礼遇</b></p><script>window.hacked=1</script><img src="x" onerror="window.hacked=1">',
  };

  test('is a dialog with the sanitised words of the operator', async () => {
    await openHome({ appInfo });
    const dialog = await screen.findByRole('dialog', { name: '欢迎来到金海岸' });
    await waitFor(() => expect(dialog.textContent).toContain('新会员礼遇'));
    expect(dialog.innerHTML).not.toMatch(/script|onerror/);
  });

  test('is closed for good by its button', async () => {
    const { user, leave, reopen } = await openHome({ appInfo });
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await leave();
    await reopen();
    await screen.findByRole('contentinfo');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('does not come where the operator wants none', async () => {
    await openHome({ appInfo: { ...appInfo, welcomeOpen: false } });
    await screen.findByRole('contentinfo');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the foot', () => {
  test('says whose site it is and what it promises', async () => {
    await openHome({ appInfo: { title: '金海岸' } });
    const foot = within(await screen.findByRole('contentinfo'));
    expect(foot.getByText('© 金海岸 版权所有')).toBeTruthy();
    expect(foot.getByText('2000万')).toBeTruthy();
    expect(foot.getByRole('link', { name: '关于我们' }).getAttribute('href')).toBe('#/about');
  });
});
