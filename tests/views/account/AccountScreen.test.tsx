// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accountMachine } from '#machines/account/account.machine.ts';
import type { UserInfo } from '#machines/session/userInfo.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

const openPage = (user: UserInfo | null = MEMBER) =>
  openScreen('/accountCenter', { logic: accountMachine, user });

describe('the account settings', () => {
  test('show the real name, and phone and email masked', async () => {
    await openPage({ ...MEMBER, email: 'player88@example.com' });
    expect(screen.getByText('张三')).toBeTruthy();
    expect(screen.getByRole('link', { name: '手机号码', description: '138****0000' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '邮箱', description: 'p****8@example.com' })).toBeTruthy();
  });

  test('show the birthday, or that there is none', async () => {
    const { view } = await openPage();
    expect(screen.getByRole('link', { name: '生日', description: '未填写' })).toBeTruthy();
    view.unmount();
    await openPage({ ...MEMBER, birthday: '1990-02-28' });
    expect(screen.getByRole('link', { name: '生日', description: '1990-02-28' })).toBeTruthy();
  });

  test('say 未绑定 of what is not bound', async () => {
    await openPage({ ...MEMBER, mobile: '' });
    expect(screen.getByRole('link', { name: '手机号码', description: '未绑定' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '邮箱', description: '未绑定' })).toBeTruthy();
  });
});
