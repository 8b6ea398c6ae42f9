import { expect, onTestFinished, test, vi } from 'vitest';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

test('the first dialog of a document lets React listen at the body, and no later one adds to that', async () => {
  const listen = vi.spyOn(document.body, 'addEventListener');
  const app = renderDriver();
  onTestFinished(app.close);
  await app.open('/about', { member: true });

  const openMenu = async () => {
    const before = listen.mock.calls.length;
    await app.press('button', '菜单');
    await app.sees('dialog', '菜单');
    await app.press('button', '关闭');
    await app.misses('dialog', '菜单');
    return listen.mock.calls.length - before;
  };
  expect(await openMenu()).toBeGreaterThan(100);
  const [second, third] = [await openMenu(), await openMenu()];
  expect(second).toBeLessThan(10);
  expect(third).toBe(second);
});
