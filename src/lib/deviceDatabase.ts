import { createStore, get, set } from 'idb-keyval';

/**
 * The one module that touches IndexedDB: small records that outlast a logout, which empties web storage (D6). Each
 * belongs to a member by a hash of the name, so that the next person on this phone neither sees nor reads whose it
 * is; nothing secret may go here. Where the database is refused nothing is kept, and reading answers null.
 */
const store = createStore('flowplay', 'records');

/** Reads a record, unchecked; null where there is none or the database is refused. */
export async function readRecord(key: string): Promise<unknown> {
  try {
    return (await get<unknown>(key, store)) ?? null;
  } catch {
    return null;
  }
}

/** Writes a record; silently not, where the database is refused. */
export async function writeRecord(key: string, value: unknown): Promise<void> {
  try {
    await set(key, value, store);
  } catch {
    // a device that keeps nothing has no saved games
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
