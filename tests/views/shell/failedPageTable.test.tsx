// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { forgetFailedPages, loadedPage } from '#app/loadedPages.ts';
import { Title } from '#app/shell/Title.tsx';
import { routeOf } from '#machines/root/routes.ts';
import { openPart } from '#tests/support/openScreen.tsx';

const asked = vi.hoisted(() => vi.fn<() => void>());
vi.mock('#app/pageTable.ts', () => {
  asked();
  throw new Error('Failed to fetch dynamically imported module');
});

test('titles that cannot be fetched are requested once, and again with the retry of a page', async () => {
  await act(async () => {
    await openPart(() => <Title location="/faq" />, { location: '/faq' });
  });
  // a title that requests the chunk at every render would do so endlessly
  for (let turn = 0; turn < 10; turn += 1) await act(() => vi.dynamicImportSettled());
  expect(asked).toHaveBeenCalledTimes(1);
  expect(document.body.textContent).not.toBe('');

  const route = routeOf('/faq');
  if (route === undefined) throw new Error('The route is known');
  await expect(loadedPage(route)).rejects.toThrow('cannot be fetched');
  expect(asked).toHaveBeenCalledTimes(1);
  forgetFailedPages();
  await expect(loadedPage(route)).rejects.toThrow('cannot be fetched');
  expect(asked).toHaveBeenCalledTimes(2);
});
