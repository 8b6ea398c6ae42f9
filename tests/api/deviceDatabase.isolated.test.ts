import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readRecord, writeRecord } from '#lib/deviceDatabase.ts';

/** The browser's database: its records, how often it was opened, and what the next uses of a connection do. */
const disk = vi.hoisted(() => ({
  records: new Map<string, unknown>(),
  opened: 0,
  faults: [] as ('closed' | 'full' | 'silent')[],
}));
vi.mock('idb-keyval', () => {
  const used = <Result>(run: () => Result) => {
    const fault = disk.faults.shift();
    if (fault === 'silent') return new Promise<never>(() => undefined);
    if (fault === 'full') return Promise.reject(new DOMException('full', 'QuotaExceededError'));
    if (fault === 'closed') return Promise.reject(new DOMException('closing', 'InvalidStateError'));
    return Promise.resolve(run());
  };
  return {
    createStore: () => (disk.opened += 1),
    get: (key: string) => used(() => disk.records.get(key)),
    set: (key: string, value: unknown) => used(() => void disk.records.set(key, value)),
  };
});

let key = '';
beforeEach((context) => {
  // a page knows its records as long as it is open
  key = context.task.id;
  disk.records.clear();
  disk.faults = [];
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

describe('a database that was closed in the background', () => {
  test.each(['closed', 'silent'] as const)(
    '(%s) is opened again, for a read and for a write',
    async (fault) => {
      const { opened } = disk;
      disk.faults = [fault];
      const written = writeRecord(key, ['a']);
      await vi.runAllTimersAsync();
      expect(await written).toBe(true);
      disk.faults = [fault];
      const read = readRecord(key);
      await vi.runAllTimersAsync();
      expect(await read).toEqual(['a']);
      expect(disk.opened).toBe(opened + 2);
    },
  );

  test('and deleted still has what the page knows, which the next write stores again', async () => {
    await writeRecord(key, ['a']);
    disk.records.clear();
    expect(await readRecord(key)).toEqual(['a']);
    await writeRecord(key, ['a', 'b']);
    expect(disk.records.get(key)).toEqual(['a', 'b']);
  });
});

describe('a device that cannot store', () => {
  test('says so, and the record is known until the page is closed', async () => {
    disk.faults = ['full', 'full'];
    expect(await writeRecord(key, ['a'])).toBe(false);
    expect(await readRecord(key)).toEqual(['a']);
    disk.faults = ['closed', 'closed'];
    expect(await readRecord(key)).toEqual(['a']);
  });

  test('tells a record that it has never read from one that there is not', async () => {
    expect(await readRecord(key)).toBeNull();
    disk.faults = ['closed', 'closed'];
    await expect(readRecord(key)).rejects.toThrow('closing');
  });
});
