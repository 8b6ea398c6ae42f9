import type { Page } from 'playwright-core';

/** Everything that a site can leave on a phone, as text: web storage, IndexedDB, and caches with what they hold. */
interface StoredOnPhone {
  web: string;
  databases: string;
  /** the URLs in the caches */
  cached: string;
  caches: string;
}

/** Reads what the site has stored on this phone. */
export function storedOnPhone(page: Page): Promise<StoredOnPhone> {
  return page.evaluate(async () => {
    const answerOf = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('The database is refused')));
      });
    const databases: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store);
        databases.push(name, store, await answerOf(records.getAllKeys()), await answerOf(records.getAll()));
      }
      database.close();
    }
    const addresses: string[] = [];
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        addresses.push(request.url);
        kept.push((await response?.text()) ?? '');
      }
    }
    return {
      web: JSON.stringify([localStorage, sessionStorage]),
      databases: JSON.stringify(databases),
      cached: addresses.join('\n'),
      caches: kept.join('\n'),
    };
  });
}

/** The strings in the page's memory after a garbage collection, from a heap snapshot. */
export async function heapStrings(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return (JSON.parse(chunks.join('')) as { strings: string[] }).strings;
}
