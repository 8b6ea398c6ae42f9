// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { page as userCenterPage } from '#app/pages/userCenter.ts';
import { userCenter } from '#calls/userCenter.ts';
import { UserCenterScreen } from '#features/userCenter/UserCenterScreen.tsx';
import type { UserInfo } from '#machines/session/userInfo.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

const openPage = (user: UserInfo = MEMBER) => openScreen('/userCenter', { logic: userCenter, user });

const wallet = () => within(screen.getByRole('region', { name: '我的钱包' }));

describe('the user centre', () => {
  test('shows who the member is and what there is, to the fen', async () => {
    await openPage();
    expect(screen.getByText('player88')).toBeTruthy();
    expect(screen.getByText('VIP3')).toBeTruthy();
    expect(wallet().getByText('¥1,234,567,890,123,456.78')).toBeTruthy();
    expect(wallet().getByText('流水额度').nextElementSibling?.textContent).toBe('¥300.10');
    expect(wallet().getByText('累计充值').nextElementSibling?.textContent).toBe('¥52,000.00');
  });

  test('follows the balance as it is polled', async () => {
    const { tell, pass, answer } = await openPage();
    await tell('visibilityAndNetwork', { type: 'document.visible' });
    await pass(500);
    await answer('request', { balance: '0.1', mbalance: '0' });
    expect(wallet().getByText('¥0.10')).toBeTruthy();
    expect(wallet().getByText('¥0.00')).toBeTruthy();
  });

  test('requires a confirmation before it logs out', async () => {
    const { user, root } = await openPage();
    await user.click(screen.getByRole('button', { name: '退出登录' }));
    const session = root.getSnapshot().children.session?.getSnapshot();
    expect(session?.matches({ member: { logout: 'confirming' } })).toBe(true);
  });

  test.each([
    ['转账', '#/assets'],
    ['充值', '#/deposit'],
    ['提现', '#/withdraw'],
    ['存款记录', '#/assets?type=6'],
    ['投注记录', '#/assets?type=4'],
    ['返水', '#/assets?type=5'],
    ['福利中心', '#/welfare'],
    ['消息中心', '#/myNews'],
    ['帮助中心', '#/faq'],
    ['APP下载', '#/app'],
    ['账户设置', '#/accountCenter'],
  ])('leads to %s', async (name, href) => {
    await openPage();
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  test('offers no app inside the native app', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 NativeApp/1.0');
    await openPage();
    expect(screen.queryByRole('link', { name: 'APP下载' })).toBeNull();
    expect(screen.getByRole('link', { name: '帮助中心' })).toBeTruthy();
  });

  test('shows a picture of the member only from the web, and the drawn one where it does not load', async () => {
    const { view } = await openPage({ ...MEMBER, avatar: 'https://pictures.example/me.png' });
    const avatar = () => view.container.querySelector('img');
    expect(avatar()?.getAttribute('src')).toBe('https://pictures.example/me.png');
    fireEvent.error(avatar() as HTMLImageElement);
    expect(avatar()?.getAttribute('src')).toBe('/art/avatar.svg');
  });

  test('draws the picture where the address is none of the web', async () => {
    const { view } = await openPage({ ...MEMBER, avatar: 'javascript:alert(1)' });
    expect(view.container.querySelector('img')?.getAttribute('src')).toBe('/art/avatar.svg');
  });

  test('shows the server’s VIP icon, and the drawn badge where it may not be shown or does not load', async () => {
    const first = await openPage({ ...MEMBER, vipname: '/icons/vip-3.png' });
    const icon = () => screen.getByText('VIP3').querySelector('img');
    expect(icon()?.getAttribute('src')).toMatch(/\/icons\/vip-3\.png$/);
    fireEvent.error(icon() as HTMLImageElement);
    expect(icon()?.getAttribute('src')).toBe('/art/vip/vip-3.svg');
    first.view.unmount();
    await openPage({ ...MEMBER, vipname: 'javascript:alert(1)' });
    expect(icon()?.getAttribute('src')).toBe('/art/vip/vip-3.svg');
  });

  test('is what its page opens', () => {
    expect(userCenterPage.Screen).toBe(UserCenterScreen);
  });
});
