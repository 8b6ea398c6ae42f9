import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beijingText } from '#lib/beijingTime.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import { aLine, PRESS_MS, storeLines } from '#tests/views/app/outbox/storedLines.ts';
import { onePage, openAssets, record } from './openAssets.ts';

let app: RenderedDriver;
beforeEach(() => {
  app = renderDriver();
});
afterEach(() => app.close());

const at = (ms: number) => ({ created_at: beijingText(PRESS_MS + ms) });
const marked = () =>
  screen
    .getAllByRole('listitem')
    .filter((row) => row.textContent.includes('可能是结果未知的这一笔'))
    .map((row) => row.textContent.split(' ')[0]);

test('a record of the amount of what has no known outcome is marked, until the member has checked it', async () => {
  storeLines(aLine('demo888', { amount: '200' }));
  await openAssets(
    app,
    '1',
    onePage(
      { ...record('TX3', '之后'), ...at(1000) },
      { ...record('TX2', '别的金额'), ...at(1000), amount: '201.00' },
      { ...record('TX1', '之前'), ...at(-1000) },
    ),
  );
  await app.sees('list', '记录');
  expect(marked()).toEqual(['之后']);
  await app.press('button', '1 笔交易结果未知');
  await app.press('button', '已核对');
  expect(marked()).toEqual([]);
});

test('no record is marked for another member', async () => {
  storeLines(aLine('vip333', { amount: '200' }));
  await openAssets(app, '1', onePage({ ...record('TX3', '之后'), ...at(1000) }));
  await app.sees('list', '记录');
  expect(marked()).toEqual([]);
});
