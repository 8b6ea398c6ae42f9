/**
 * The one module that touches IndexedDB: small records that outlast a logout, which empties web storage (D6). Each
 * belongs to a member by a hash of the name, so that the next person on this phone neither sees nor reads whose it
 * is; nothing secret may go here. Where the database is refused nothing is kept, and reading answers null.
 */
const NAME = 'flowplay';
const STORE = 'records';

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('The database is refused')));
    request.addEventListener('blocked', () => reject(new Error('The database is blocked')));
  });
}

async function inStore<Value>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await openDatabase();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = ask(transaction.objectStore(STORE));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(new Error('The record is refused')));
    });
  } finally {
    database.close();
  }
}

/** Reads a record, unchecked; null where there is none or the database is refused. */
export async function readRecord(key: string): Promise<unknown> {
  try {
    return (await inStore<unknown>('readonly', (store) => store.get(key))) ?? null;
  } catch {
    return null;
  }
}

/** Writes a record; silently not, where the database is refused. */
export async function writeRecord(key: string, value: unknown): Promise<void> {
  try {
    await inStore('readwrite', (store) => store.put(value, key));
  } catch {
    // a device that keeps nothing has no shelf
  }
}

/** A short hash (53 bits) of a member's name, to key what is theirs without naming them. */
export function memberKey(username: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const char of username) {
    const code = char.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}
