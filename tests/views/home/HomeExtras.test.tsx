// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Driver } from '#tests/support/driver.ts';
import { openHome } from '#tests/views/home/openHome.tsx';

/** The foot comes last, with everything that is loaded when the page is idle. */
const seesFoot = (app: Driver) => app.look(() => expect(screen.getByRole('contentinfo')).toBeTruthy());

describe('the red packet', () => {
  test('leads to the grab, until it is put away', async () => {
    const { app } = await openHome({ site: { redpacket_switch: 1 } });
    await app.sees('link', '抢红包');
    expect(screen.getByRole('link', { name: '抢红包' }).getAttribute('href')).toBe('#/hongbao');
    await app.press('button', '关闭红包');
    expect(screen.queryByRole('link', { name: '抢红包' })).toBeNull();
    await app.goTo('/faq');
    await app.goTo('/');
    await seesFoot(app);
    expect(screen.queryByRole('link', { name: '抢红包' })).toBeNull();
  });

  test('is not there while the operator has it closed', async () => {
    const { app } = await openHome();
    await seesFoot(app);
    expect(screen.queryByRole('link', { name: '抢红包' })).toBeNull();
  });
});

describe('the welcome', () => {
  const site = {
    title: '金海岸',
    index_modal: 1,
    webcontent:
      '<p>新会员<b>礼遇</b></p><script>window.hacked=1</script><img src="x" onerror="window.hacked=1">',
  };

  test('is a dialog with the sanitised words of the operator', async () => {
    const { app } = await openHome({ site });
    await app.sees('dialog', '欢迎来到金海岸');
    const dialog = screen.getByRole('dialog');
    await app.look(() => expect(dialog.textContent).toContain('新会员礼遇'));
    expect(dialog.innerHTML).not.toMatch(/script|onerror/);
  });

  test('is closed for good by its button', async () => {
    const { app, user } = await openHome({ site });
    await app.sees('dialog', '欢迎来到金海岸');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '关闭' }));
    await app.look(({ dialogs }) => expect(dialogs).toEqual([]));
    await app.goTo('/faq');
    await app.goTo('/');
    await seesFoot(app);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('does not come where the operator wants none', async () => {
    const { app } = await openHome({ site: { ...site, index_modal: 0 } });
    await seesFoot(app);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the foot', () => {
  test('says whose site it is and what it promises', async () => {
    const { app } = await openHome({ site: { title: '金海岸' } });
    await seesFoot(app);
    const foot = within(screen.getByRole('contentinfo'));
    expect(foot.getByText('© 金海岸 版权所有')).toBeTruthy();
    expect(foot.getByText('2000万')).toBeTruthy();
    expect(foot.getByRole('link', { name: '关于我们' }).getAttribute('href')).toBe('#/about');
  });
});
