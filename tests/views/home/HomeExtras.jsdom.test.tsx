import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Driver } from '#tests/support/driver.ts';
import { openHome } from '#tests/views/home/openHome.ts';

// the environment has no IndexedDB
const device = vi.hoisted(() => ({ records: new Map<string, unknown>() }));
vi.mock(import('#lib/deviceDatabase.ts'), async (original) => ({
  ...(await original()),
  readRecord: async (key) => device.records.get(key) ?? null,
  writeRecord: async (key, value) => {
    device.records.set(key, value);
    return true;
  },
}));
beforeEach(() => device.records.clear());

const seesFoot = (driver: Driver) => driver.look(() => screen.getByRole('contentinfo'));
async function comeBack(driver: Driver): Promise<void> {
  await driver.goTo('/about');
  await driver.goTo('/');
  await seesFoot(driver);
}

describe('the red packet', () => {
  test('leads to the grab, until it is put away', async () => {
    const driver = await openHome({ site: { redpacket_switch: 1 } });
    await driver.sees('link', '抢红包');
    expect(screen.getByRole('link', { name: '抢红包' }).getAttribute('href')).toBe('#/hongbao');
    await driver.press('button', '关闭红包');
    await driver.misses('link', '抢红包');
    await comeBack(driver);
    await driver.misses('link', '抢红包');
  });

  test.each([{ redpacket_switch: 0 }, { redpacket_switch: 2 }, {}])(
    'is not there unless the switch is 1 (spec 1 §2): %o',
    async (site) => {
      const driver = await openHome({ site });
      await seesFoot(driver);
      expect(screen.queryByRole('link', { name: '抢红包' })).toBeNull();
    },
  );
});

describe('the welcome', () => {
  const site = {
    title: '金海岸',
    index_modal: 1,
    webcontent:
      '<p>新会员<b>礼遇</b></p><script>window.hacked=1</script><img src="x" onerror="window.hacked=1">',
  };

  test('is a dialog with the sanitised words of the operator', async () => {
    const { look } = await openHome({ site });
    await look(() => {
      const dialog = screen.getByRole('dialog', { name: '欢迎来到金海岸' });
      expect(dialog.textContent).toContain('新会员礼遇');
      expect(dialog.innerHTML).not.toMatch(/script|onerror/);
    });
  });

  test('is closed for good by its button', async () => {
    const driver = await openHome({ site });
    await driver.sees('dialog', '欢迎来到金海岸');
    await driver.press('button', '关闭');
    await driver.look(() => expect(screen.queryByRole('dialog')).toBeNull());
    await comeBack(driver);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('comes once a day, and again with new content (D78)', async () => {
    const first = await openHome({ site });
    await first.sees('dialog', '欢迎来到金海岸');
    await first.close();
    const second = await openHome({ site });
    await seesFoot(second);
    expect(screen.queryByRole('dialog')).toBeNull();
    await second.close();
    const third = await openHome({ site: { ...site, webcontent: '<p>新活动</p>' } });
    await third.sees('dialog', '欢迎来到金海岸');
  });

  test('does not come where the operator wants none', async () => {
    const driver = await openHome({ site: { ...site, index_modal: 0 } });
    await seesFoot(driver);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the foot', () => {
  test('says whose site it is and what it promises', async () => {
    const driver = await openHome({ site: { title: '金海岸' } });
    const foot = within(await seesFoot(driver));
    expect(foot.getByText('© 金海岸 版权所有')).toBeTruthy();
    expect(foot.getByText('2000万')).toBeTruthy();
    expect(foot.getByRole('link', { name: '关于我们' }).getAttribute('href')).toBe('#/about');
  });
});
