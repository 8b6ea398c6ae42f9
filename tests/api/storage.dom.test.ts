import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { readStored, readToken, STORAGE_KEYS, writeStored, writeToken } from '#lib/storage.ts';

test.each(['sessionStorage', 'localStorage'] as const)('goes on with memory where %s is refused', (name) => {
  vi.spyOn(window, name, 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  writeToken('token');
  writeStored('messageNum', 3);
  expect([readToken(), readStored('messageNum')]).toEqual(['token', 3]);
  writeToken(null);
  writeStored('messageNum', null);
  expect([readToken(), readStored('messageNum')]).toEqual(['', null]);
  vi.restoreAllMocks();
});

test('goes on with memory where the disk is full', () => {
  // a fresh instance, because happy-dom binds a storage's methods permanently at their first use, even mocked ones
  const storage = new Storage();
  const setItem = vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(storage);
  writeToken('token');
  expect(setItem).toHaveBeenCalledOnce();
  expect(readToken()).toBe('token');
  writeToken(null);
  expect(readToken()).toBe('');
  vi.restoreAllMocks();
});

test('what a full disk does not take is newer than what it has', () => {
  const storage = new Storage();
  storage.setItem('token', 'old');
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(storage);
  writeToken('new');
  expect(readToken()).toBe('new');
  writeToken(null);
  expect(readToken()).toBe('');
  vi.restoreAllMocks();
});

test('the page of the documents has every key of web storage, and no other', () => {
  const rows = readFileSync('docs/storage.md', 'utf8').split('\n');
  for (const [area, keys] of Object.entries(STORAGE_KEYS)) {
    const named = rows.filter((row) => row.startsWith(`| ${area} storage `));
    for (const key of keys) expect(named.filter((row) => row.includes(` | \`${key}\` `))).toHaveLength(1);
    expect(named).toHaveLength(keys.length);
  }
});
