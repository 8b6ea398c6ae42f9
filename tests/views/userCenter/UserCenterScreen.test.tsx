import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page as userCenterPage } from '#areas/userCenter/userCenter.page.ts';
import { UserCenterScreen } from '#areas/userCenter/UserCenterScreen.tsx';
import type { UserInfo } from '#machines/app/session/userInfo.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import { memberAnswer, openUserCenter } from '#tests/views/userCenter/openUserCenter.ts';

let app: RenderedDriver;
beforeEach(() => {
  app = renderDriver();
});
afterEach(() => app.close());

const openPage = (changes?: Partial<UserInfo>) => openUserCenter(app, memberAnswer(changes));

const wallet = () => within(screen.getByRole('region', { name: '我的钱包' }));
/** The page without the links of the header and the tab bar. */
const main = () => within(screen.getByRole('main'));

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
    app.calls.hold('/api/balance');
    await openPage();
    await app.pass(500);
    await app.calls.answer('/api/balance', { code: 200, data: { balance: '0.1', mbalance: '0' } });
    await app.look(() => expect(wallet().getByText('¥0.10')).toBeTruthy());
    expect(wallet().getByText('¥0.00')).toBeTruthy();
  });

  test('requires a confirmation before it logs out', async () => {
    app.calls.hold('/api/logoff');
    await openPage();
    await app.press('button', '退出登录');
    await app.sees('alertdialog', '退出登录');
    const session = app.root().getSnapshot().children.session?.getSnapshot();
    expect(session?.matches({ member: { logout: 'confirming' } })).toBe(true);
    expect(app.calls.made('/api/logoff')).toEqual([]);
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
    expect(main().getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  test('offers no app inside the native app', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 NativeApp/1.0');
    await openPage();
    expect(screen.queryByRole('link', { name: 'APP下载' })).toBeNull();
    expect(main().getByRole('link', { name: '帮助中心' })).toBeTruthy();
  });

  const avatar = () => screen.getByRole('button', { name: '更换头像' }).querySelector('img');

  test('shows a picture of the member only from the web, and the drawn one where it does not load', async () => {
    await openPage({ avatar: 'https://pictures.example/me.png' });
    expect(avatar()?.getAttribute('src')).toBe('https://pictures.example/me.png');
    fireEvent.error(avatar() as HTMLImageElement);
    expect(avatar()?.getAttribute('src')).toBe('/art/avatar.svg');
  });

  test('draws the picture where the address is none of the web', async () => {
    await openPage({ avatar: 'javascript:alert(1)' });
    expect(avatar()?.getAttribute('src')).toBe('/art/avatar.svg');
  });

  test('shows the server’s VIP icon, and the drawn badge where it may not be shown or does not load', async () => {
    await openPage({ vipname: '/icons/vip-3.png' });
    const icon = () => screen.getByText('VIP3').previousElementSibling;
    expect(icon()?.getAttribute('src')).toMatch(/\/icons\/vip-3\.png$/);
    fireEvent.error(icon() as HTMLImageElement);
    expect(icon()?.getAttribute('src')).toBe('/art/vip/vip-3.svg');
    await app.close();
    app = renderDriver();
    await openPage({ vipname: 'javascript:alert(1)' });
    expect(icon()?.getAttribute('src')).toBe('/art/vip/vip-3.svg');
  });

  test('is what its page opens', () => {
    expect(userCenterPage.Screen).toBe(UserCenterScreen);
  });
});
