import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectConsole } from '#tests/support/consoleGuard.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

const requested = vi.hoisted(() => vi.fn<() => void>());
vi.mock('#app/pageTable.ts', () => {
  requested();
  throw new Error('Failed to fetch dynamically imported module');
});

test('titles that cannot be fetched are requested once, and again with the retry of a page', async () => {
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
  expect(requested).toHaveBeenCalledTimes(1);
  await app.press('button', '重试');
  await seesFailure();
  expect(requested).toHaveBeenCalledTimes(2);
});
