import { createStore, get, set, type UseStore } from 'idb-keyval';
import { withinTimeLimit } from '#lib/timeLimit.ts';

/**
 * The only module that accesses IndexedDB: small records that survive a logout, which clears web storage (D6). A
 * record of a member belongs to the member through a hash of the name, so that the next person on this phone can
 * neither see nor read whose it is. Nothing secret may be stored here. Browsers close the database or delete it while
 * the page is open (Safari in the background, a full disk, cleared site data): it is opened again, and what this page
 * knows of a record stays valid until the page is closed.
 */
const open = () => createStore('flowplay', 'records');
let store = open();

/** After this time a database that does not answer counts as closed, in ms; our choice. */
const ANSWER_LIMIT_MS = 3000;

/** The records that this page has read or written. */
const known = new Map<string, unknown>();

/** Uses the database, and once more with a new connection if that fails. */
async function inDatabase<Result>(use: (store: UseStore) => Promise<Result>): Promise<Result> {
  const attempt = () => withinTimeLimit(() => use(store), undefined, ANSWER_LIMIT_MS);
  try {
    return await attempt();
  } catch {
    store = open();
    return attempt();
  }
}

/** Reads a record, unchecked; null if there is none. Rejects if the database is blocked and nothing is known of it. */
export async function readRecord(key: string): Promise<unknown> {
  try {
    const stored = await inDatabase((current) => get<unknown>(key, current));
    if (stored !== undefined) known.set(key, stored);
  } catch (error) {
    if (!known.has(key)) throw error;
  }
  return known.get(key) ?? null;
}

/** Writes a record; resolves whether it is stored, otherwise it is known only until the page is closed. */
export async function writeRecord(key: string, value: unknown): Promise<boolean> {
  known.set(key, value);
  try {
    await inDatabase((current) => set(key, value, current));
    return true;
  } catch {
    return false;
  }
}
