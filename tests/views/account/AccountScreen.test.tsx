// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { UserInfo } from '#machines/session/userInfo.ts';
import { userAnswer } from '#tests/support/driver.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

let app: RenderedDriver;
afterEach(() => app.close());

/** Opens the settings of a member with this info. */
async function openPage(info: Partial<UserInfo> = {}): Promise<void> {
  app = renderDriver();
  await app.calls.always('/api/user', userAnswer('8888.88', info));
  await app.open('/accountCenter', { member: true });
  await app.reads('张三');
}

describe('the account settings', () => {
  test('show the real name, and phone and email masked', async () => {
    await openPage({ email: 'player88@example.com' });
    expect(screen.getByRole('link', { name: '手机号码', description: '138****0000' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '邮箱', description: 'p****8@example.com' })).toBeTruthy();
  });

  test('show the birthday, or that there is none', async () => {
    await openPage();
    expect(screen.getByRole('link', { name: '生日', description: '未填写' })).toBeTruthy();
    await app.close();
    await openPage({ birthday: '1990-02-28' });
    expect(screen.getByRole('link', { name: '生日', description: '1990-02-28' })).toBeTruthy();
  });

  test('say 未绑定 of what is not bound', async () => {
    await openPage({ mobile: '' });
    expect(screen.getByRole('link', { name: '手机号码', description: '未绑定' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '邮箱', description: '未绑定' })).toBeTruthy();
  });
});
