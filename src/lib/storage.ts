/**
 * The only module that accesses web storage (D8). The token is only in session storage; everything else is in local
 * storage. If storage is blocked (private windows, full disks), the app uses memory instead.
 */
type Area = keyof typeof STORAGE_KEYS;

/** Every key by its area (spec 1 §3); docs/storage.md describes each. */
export const STORAGE_KEYS = {
  session: ['token', 'pid', 'play', 'played', 'outbox'],
  local: [
    'userInfo',
    'appInfo',
    'messageNum',
    'readNotices',
    'smsDeadline',
    'lastHome',
    'balanceMasked',
    'savedGames',
    'outbox',
  ],
} as const;
type Key = (typeof STORAGE_KEYS)[Area][number];
export type StoredKey = (typeof STORAGE_KEYS)['local'][number];

const memory: Record<Area, Map<string, string>> = { session: new Map(), local: new Map() };

/** Throws if storage is blocked. */
function areaOf(area: Area): Storage {
  return area === 'session' ? window.sessionStorage : window.localStorage;
}

/** The text of a key; null if there is none. */
export function read(area: Area, key: Key): string | null {
  try {
    // what could not be stored is newer than what is
    return memory[area].get(key) ?? areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Writes the text of a key; null removes it. */
export function write(area: Area, key: Key, value: string | null): void {
  memory[area].delete(key);
  try {
    if (value === null) areaOf(area).removeItem(key);
    else areaOf(area).setItem(key, value);
  } catch {
    if (value !== null) memory[area].set(key, value);
  }
}

/** The session token; empty when there is none. */
export function readToken(): string {
  return read('session', 'token') ?? '';
}

/** A one-way number derived from the session token; 0 for a visitor. */
export function ownerMark(token = readToken()): number {
  return token.split('').reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) % 1e9, 0);
}

/** Stores the token for this window's session; null removes it. */
export function writeToken(token: string | null): void {
  write('session', 'token', token);
}

/** A stored value, unchecked: the reader must check its shape. Null if it is absent or not JSON. */
export function readJson(area: Area, key: Key): unknown {
  const stored = read(area, key);
  try {
    return stored === null ? null : (JSON.parse(stored) as unknown);
  } catch {
    return null;
  }
}

/** The same from local storage. */
export function readStored(key: StoredKey): unknown {
  return readJson('local', key);
}

/** Stores a value as JSON; null removes it. */
export function writeStored(key: StoredKey, value: unknown): void {
  write('local', key, value === null ? null : JSON.stringify(value));
}

/**
 * Empties local and session storage (D6), except what tells a member of a submission without a known outcome, which
 * only that member is shown.
 */
export function clearStorage(): void {
  const outbox = read('local', 'outbox');
  for (const area of ['session', 'local'] as const) {
    memory[area].clear();
    try {
      areaOf(area).clear();
    } catch {
      // blocked storage has nothing to clear
    }
  }
  if (outbox !== null) write('local', 'outbox', outbox);
}
