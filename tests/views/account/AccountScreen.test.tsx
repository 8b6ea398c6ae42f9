import { screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { UserInfo } from '#machines/app/session/userInfo.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';
import { aMember } from '#tests/support/samples.ts';

async function openPage(info: Partial<UserInfo> = {}) {
  const driver = renderDriver();
  onTestFinished(driver.close);
  await driver.open('/accountCenter', { member: true, user: aMember(info), hold: ['/api/user'] });
  return driver;
}

describe('the account settings', () => {
  test('show the real name, and phone and email masked', async () => {
    await openPage({ email: 'player88@example.com' });
    expect(screen.getByText('张三')).toBeTruthy();
    expect(screen.getByRole('link', { name: '手机号码', description: '138****0000' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '邮箱', description: 'p****8@example.com' })).toBeTruthy();
  });

  test('show the birthday, or that there is none', async () => {
    const driver = await openPage();
    expect(screen.getByRole('link', { name: '生日', description: '未填写' })).toBeTruthy();
    await driver.close();
    await openPage({ birthday: '1990-02-28' });
    expect(screen.getByRole('link', { name: '生日', description: '1990-02-28' })).toBeTruthy();
  });

  test('say 未绑定 of what is not bound', async () => {
    await openPage({ mobile: '' });
    expect(screen.getByRole('link', { name: '手机号码', description: '未绑定' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '邮箱', description: '未绑定' })).toBeTruthy();
  });
});
