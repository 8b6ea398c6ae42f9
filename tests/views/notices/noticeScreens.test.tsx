// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { writeStored } from '#lib/storage.ts';
import { noticesMachine } from '#machines/notices/notices.machine.ts';
import { aNotice } from '#tests/machines/payoutAccounts/accountSamples.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

function openPage(location: string) {
  writeStored('readNotices', ['2']);
  return openScreen(location, { logic: noticesMachine, user: MEMBER });
}
const NOTICES = [aNotice('1'), aNotice('2')];

describe('the notices', () => {
  test('are links by their titles; those not read say so', async () => {
    const { answer } = await openPage('/myNews');
    await answer('fetchNotices', NOTICES);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['公告1', '#/myNewsInfo?id=1'],
      ['公告2', '#/myNewsInfo?id=2'],
    ]);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent?.includes('未读'))).toEqual([
      true,
      false,
    ]);
  });
  test('none is 暂无记录', async () => {
    const { answer } = await openPage('/myNews');
    await answer('fetchNotices', []);
    expect(screen.getByText('暂无记录')).toBeTruthy();
  });
});

describe('a notice', () => {
  test('shows its title as a heading and its text without what would run in it (D33)', async () => {
    const { answer, view, root } = await openPage('/myNewsInfo?id=1');
    await answer('fetchNotices', NOTICES);
    expect(screen.getByRole('heading', { name: '公告1' })).toBeTruthy();
    expect(await screen.findByText('内容1')).toBeTruthy();
    expect(view.container.querySelector('script')).toBeNull();
    const counter = root.system.get('unreadNotices')?.getSnapshot() as { context: { count: number } };
    expect(counter.context.count).toBe(0);
  });
  test('that is not there: 消息不存在或无权限', async () => {
    const { answer } = await openPage('/myNewsInfo?id=9');
    await answer('fetchNotices', NOTICES);
    expect(screen.getByText('消息不存在或无权限')).toBeTruthy();
    expect(screen.getByRole('link', { name: '返回消息中心' }).getAttribute('href')).toBe('#/myNews');
  });
});
