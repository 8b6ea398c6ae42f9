import type { Page } from 'playwright-core';
import { expect, holds } from '#tools/browser/browserExpect.ts';
import type { DeviceDriver } from '#tests/support/driver.ts';

declare global {
  var flowplayAnswerRead: ((record: unknown) => Promise<void>) | undefined;
}

/** Keeps the next read of this record pending; runs in the page. */
function holdRead(key: string): void {
  const { prototype } = IDBObjectStore;
  const get = Reflect.get(prototype, 'get') as (
    this: IDBObjectStore,
    key: IDBValidKey | IDBKeyRange,
  ) => IDBRequest;
  prototype.get = function read(asked) {
    if (asked !== key) return get.call(this, asked);
    prototype.get = get;
    const { name, transaction } = this;
    // the code that reads sets these handlers
    const request: { result?: unknown; onsuccess?: () => void; onerror?: () => void } = {};
    globalThis.flowplayAnswerRead = async (record) => {
      globalThis.flowplayAnswerRead = undefined;
      if (record === 'blocked') return request.onerror?.();
      const store = transaction.db.transaction(name, 'readwrite').objectStore(name);
      store.put(record, key);
      const own = store.get(key);
      await new Promise((resolve) => own.addEventListener('success', resolve));
      request.result = own.result;
      request.onsuccess?.();
    };
    return request as never;
  };
}

/** Reads the stored record directly from the app's database; runs in the page. */
async function readRecord(key: string): Promise<unknown> {
  const done = (request: IDBRequest) =>
    new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
  const database = (await done(indexedDB.open('flowplay'))) as IDBDatabase;
  const record = await done(database.transaction('records').objectStore('records').get(key));
  database.close();
  return record;
}

/** Controls the app's IndexedDB in a page. */
export const deviceOf = (page: Page): DeviceDriver['device'] => ({
  holdNextRead: (key) => page.evaluate(holdRead, key),
  async answerRead(record) {
    await expect
      .poll(() => page.evaluate(() => globalThis.flowplayAnswerRead !== undefined), 'a read waits')
      .toBe(true);
    await page.evaluate((given) => globalThis.flowplayAnswerRead?.(given), record);
  },
  look: (key, check) => holds(async () => check(await page.evaluate(readRecord, key))),
});
