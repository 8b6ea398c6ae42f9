import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeStored } from '#lib/storage.ts';
import { control } from '#tests/support/driver.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

const NOTICES = ['1', '2'];

let app: RenderedDriver;
beforeEach(() => {
  app = renderDriver();
});
afterEach(() => app.close());

/** A notice in an answer, with HTML that must not run. */
const aNotice = (id: string) => ({
  id,
  title: `公告${id}`,
  content: `<p>内容${id}</p><script>document.title = '被黑了'</script>`,
  created_at: '2026-11-20 12:00:00',
});

/** Opens a page of the notices as a member who has read the second one. */
async function openPage(location: string, ids: string[]): Promise<void> {
  writeStored('readNotices', ['2']);
  await app.calls.always('/api/noticeList', { code: 200, data: { data: ids.map(aNotice) } });
  await app.open(location, { member: true });
}

describe('the notices', () => {
  test('are links by their titles; those not read say so', async () => {
    await openPage('/myNews', NOTICES);
    await app.look(({ links }) =>
      expect(links).toEqual(['公告1 #/myNewsInfo?id=1', '公告2 #/myNewsInfo?id=2']),
    );
    const items = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent.includes('未读'))).toEqual([true, false]);
    await app.look((seen) => expect(control(seen, '消息').says).toBe('1'));
  });
  test('none is 暂无记录', async () => {
    await openPage('/myNews', []);
    await app.look(({ words }) => expect(words).toContain('暂无记录'));
  });
});

describe('a notice', () => {
  test('shows its title as a heading and its text without what would run in it (D33)', async () => {
    await openPage('/myNewsInfo?id=1', NOTICES);
    await app.sees('heading', '公告1');
    await app.reads('内容1');
    expect(screen.getByRole('main').querySelector('script')).toBeNull();
    const counter = app.root().system.get('unreadNotices')?.getSnapshot() as { context: { count: number } };
    expect(counter.context.count).toBe(0);
    await app.look((seen) => expect(control(seen, '消息').says).toBe(''));
  });
  test('that is not there: 消息不存在或无权限', async () => {
    await openPage('/myNewsInfo?id=9', NOTICES);
    await app.reads('消息不存在或无权限');
    expect(screen.getByRole('link', { name: '返回消息中心' }).getAttribute('href')).toBe('#/myNews');
  });
});
