import { expect, test } from 'vitest';
import { bounded, within } from '#tests/support/within.ts';

const never = () => new Promise<never>(() => {});

test('what ends is handed on, and what fails fails as it did', async () => {
  await expect(within('it', Promise.resolve(3))).resolves.toBe(3);
  await expect(within('it', Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

test('what never ends fails under its name', async () => {
  await expect(within('it', never(), 1)).rejects.toThrow('it has not ended in 1 ms');
});

test('each operation of an object fails under its name and what it was called with', async () => {
  const look = (_check: () => void, _path: string, _ids: number[]) => never();
  const operations = bounded(
    { look, count: () => 3, goTo: (path: string) => Promise.resolve(path) },
    'calls.',
    1,
  );
  await expect(operations.look(() => {}, '/faq', [1])).rejects.toThrow(
    'calls.look("/faq", [1]) has not ended in 1 ms',
  );
  expect(operations.count()).toBe(3);
  await expect(operations.goTo('/faq')).resolves.toBe('/faq');
});
