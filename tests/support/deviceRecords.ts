/** The small records of a device, in memory: a test mocks `#lib/deviceDatabase.ts` with this module. */
export const records = new Map<string, unknown>();

export const readRecord = (key: string): Promise<unknown> => Promise.resolve(records.get(key) ?? null);

export const writeRecord = (key: string, value: unknown): Promise<boolean> => {
  records.set(key, value);
  return Promise.resolve(true);
};
