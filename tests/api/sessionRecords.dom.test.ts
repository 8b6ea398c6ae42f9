import { expect, onTestFinished, test, vi } from 'vitest';
import { readSession } from '#calls/sessionRecords.ts';

test('calls that all fail are one missing figure, and none of them fails unnoticed', async () => {
  const unhandled = vi.fn<(error: unknown) => void>();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const answer = await readSession(0, new AbortController().signal);
  expect(answer).toEqual({ money: null, offersBreak: false });
  await new Promise((resolve) => setImmediate(resolve));
  expect(unhandled).not.toHaveBeenCalled();
});
