import { beforeEach, expect, test, vi } from 'vitest';
import { isWelcomeDue, noteWelcome } from '#areas/home/welcome.ts';

const device = vi.hoisted(() => ({ records: new Map<string, unknown>() }));
vi.mock(import('#lib/deviceDatabase.ts'), async (original) => ({
  ...(await original()),
  readRecord: async (key) => device.records.get(key) ?? null,
  writeRecord: async (key, value) => {
    device.records.set(key, value);
    return true;
  },
}));

/** The last moment of 25 November in Beijing. */
const LATE = Date.parse('2026-11-25T23:59:59.999+08:00');

beforeEach(() => {
  device.records.clear();
  vi.useFakeTimers({ now: LATE });
  return () => vi.useRealTimers();
});

test('a welcome is due once a day, whoever comes (D78)', async () => {
  expect(await isWelcomeDue('欢迎')).toBe(true);
  await noteWelcome('欢迎');
  expect(await isWelcomeDue('欢迎')).toBe(false);
});

test('the day is that of Beijing', async () => {
  await noteWelcome('欢迎');
  vi.setSystemTime(LATE + 1);
  expect(await isWelcomeDue('欢迎')).toBe(true);
});

test('new content is due at once, and then counts as shown', async () => {
  await noteWelcome('欢迎');
  expect(await isWelcomeDue('新活动')).toBe(true);
  await noteWelcome('新活动');
  expect(await isWelcomeDue('新活动')).toBe(false);
});

test.each([[null], ['欢迎'], [{ day: '2026-11-25' }], [{ day: 1, welcome: '欢迎' }]])(
  'a record that was not written here decides nothing: %j',
  async (record) => {
    device.records.set('welcome', record);
    expect(await isWelcomeDue('欢迎')).toBe(true);
  },
);
