import { createStore, get, set } from 'idb-keyval';

/**
 * The only module that accesses IndexedDB: small records that survive a logout, which clears web storage (D6). A
 * record of a member belongs to the member through a hash of the name, so that the next person on this phone can neither see nor read
 * whose it is. Nothing secret may be stored here. If the database is blocked, nothing is stored and reads fail.
 */
const store = createStore('flowplay', 'records');

/** Reads a record, unchecked; null if there is none. Rejects if the database is blocked. */
export async function readRecord(key: string): Promise<unknown> {
  return (await get<unknown>(key, store)) ?? null;
}

/** Writes a record; does nothing if the database is blocked. */
export async function writeRecord(key: string, value: unknown): Promise<void> {
  try {
    await set(key, value, store);
  } catch {
    // a device without storage has no saved games
  }
}

/** A short hash (53 bits) of a member's name, used as a key that does not contain the name. */
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
