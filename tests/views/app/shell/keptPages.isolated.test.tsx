import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

const screens = vi.hoisted(() => ({
  About: vi.fn<() => ReactNode>(),
  Assets: vi.fn<() => ReactNode>(),
}));
vi.mock('#areas/about/about.page.ts', () => ({ page: { Screen: screens.About } }));
vi.mock('#areas/assets/assets.page.ts', () => ({ page: { Screen: screens.Assets } }));

let app: RenderedDriver;
afterEach(() => app.close());

const seesText = (text: string) => app.look(() => expect(document.body.textContent).toContain(text));

test('a kept page renders once, however often it is left and shown again', async () => {
  screens.About.mockReturnValue(<p>这是关于我们</p>);
  app = renderDriver();
  await app.open('/about');
  for (const location of ['/faq', '/about', '/faq', '/about']) await app.goTo(location);
  await seesText('这是关于我们');
  expect(screens.About).toHaveBeenCalledTimes(1);
});

test('a screen that reads no query renders once, whatever becomes of the query', async () => {
  screens.Assets.mockReturnValue(<p>这是资金明细</p>);
  app = renderDriver();
  await app.open('/assets', { member: true });
  for (const type of [0, 1, 2]) await app.goTo(`/assets?type=${type}`);
  await seesText('这是资金明细');
  expect(screens.Assets).toHaveBeenCalledTimes(1);
});
