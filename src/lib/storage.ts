/**
 * The one module that touches web storage (D8). The token is in session storage and nowhere else; the rest is
 * in local storage. Where storage is refused (private windows, full disks) the app goes on with memory.
 */
type Area = 'session' | 'local';

const memory: Record<Area, Map<string, string>> = { session: new Map(), local: new Map() };

/** Throws where it is refused. */
function areaOf(area: Area): Storage {
  return area === 'session' ? window.sessionStorage : window.localStorage;
}

/** The text of a key; null where there is none. */
export function read(area: Area, key: string): string | null {
  try {
    return areaOf(area).getItem(key) ?? memory[area].get(key) ?? null;
  } catch {
    return memory[area].get(key) ?? null;
  }
}

/** Writes the text of a key; null removes it. */
export function write(area: Area, key: string, value: string | null): void {
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

/** Whose session this is, as a number from which nobody can tell the token; 0 for a visitor. */
export function ownerMark(token = readToken()): number {
  return token.split('').reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) % 1e9, 0);
}

/** Keeps the token for this window's session; null forgets it. */
export function writeToken(token: string | null): void {
  write('session', 'token', token);
}

/** What local storage holds, and under which names (spec 1 §3). */
export type StoredKey =
  | 'userInfo'
  | 'appInfo'
  | 'messageNum'
  | 'smsDeadline'
  | 'lastHome'
  | 'balanceMasked'
  | 'readNotices';

/** A stored value, unchecked: whoever reads it says what it must look like. Null where absent or not JSON. */
export function readStored(key: StoredKey): unknown {
  const stored = read('local', key);
  try {
    return stored === null ? null : (JSON.parse(stored) as unknown);
  } catch {
    return null;
  }
}

/** Stores a value as JSON; null removes it. */
export function writeStored(key: StoredKey, value: unknown): void {
  write('local', key, value === null ? null : JSON.stringify(value));
}

/** Empties local and session storage (D6). */
export function clearStorage(): void {
  for (const area of ['session', 'local'] as const) {
    memory[area].clear();
    try {
      areaOf(area).clear();
    } catch {
      // a refused storage holds nothing
    }
  }
}
