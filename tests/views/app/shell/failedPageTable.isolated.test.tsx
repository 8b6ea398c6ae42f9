import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectConsole } from '#tests/support/consoleGuard.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

const requested = vi.hoisted(() => vi.fn<() => void>());
vi.mock('#app/pageTable.ts', () => {
  requested();
  throw new Error('Failed to fetch dynamically imported module');
});

test('titles that cannot be fetched are requested with each page, not endlessly, and again with its retry', async () => {
  expectConsole(/cannot be fetched/);
  const app = renderDriver();
  onTestFinished(app.close);
  const seesFailure = () =>
    app.look(() => expect(screen.getByRole('alert').textContent).toContain('页面加载失败'));

  await app.open('/faq');
  await seesFailure();
  // a title that requests the chunk at every render would do so endlessly
  for (let turn = 0; turn < 10; turn += 1) await app.look(() => undefined);
  expect(requested).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { level: 1, name: '流金娱乐' })).toBeTruthy();

  await app.goTo('/kefu');
  await seesFailure();
  for (let turn = 0; turn < 10; turn += 1) await app.look(() => undefined);
  // for the title, and for the page, which is rendered later
  expect(requested).toHaveBeenCalledTimes(3);
  await app.press('button', '重试');
  await seesFailure();
  expect(requested).toHaveBeenCalledTimes(4);
});
