import { fromCallback, fromPromise } from 'xstate';
import { ownerMark, readJson, readStored, write, writeStored } from '#lib/storage.ts';
import type { StoredCommand, StoredEvent } from '#machines/app/outbox/outboxSetup.ts';
import {
  ENTRY_VERSION,
  isStorable,
  KEPT_MS,
  NOBODY,
  type OutboxEntry,
} from '#machines/app/outbox/outboxEntry.ts';

/**
 * The outbox on the device: local storage has a line of each entry, so that it is known after a kill and in every
 * window; what was sent stands in session storage alone, and ends with the session.
 */
type Line = Omit<OutboxEntry, 'intent'>;

/** The owner in a line of a session whose member's name is not known yet, which no other session may take for its own. */
const nameless = () => `?${ownerMark()}`;

/** The owner of an entry, from that of its line. */
function ownerFrom(stored: string): string {
  if (stored === nameless()) return '';
  return stored === '' || stored.startsWith('?') ? NOBODY : stored;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A stored line, also of another version: what cannot be read of it is unknown. Null without key or time. */
function lineFrom(stored: unknown): Line | null {
  if (!isObject(stored) || typeof stored['key'] !== 'string' || typeof stored['at'] !== 'number') return null;
  const textOf = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '');
  return {
    version: typeof stored['version'] === 'number' ? stored['version'] : 0,
    key: stored['key'],
    kind: textOf('kind'),
    amount: textOf('amount') || null,
    at: stored['at'],
    owner: textOf('owner'),
    state: stored['state'] === 'sending' ? 'sending' : 'unsettled',
  };
}

function lines(): Line[] {
  const stored = readStored('outbox');
  const all: (Line | null)[] = Array.isArray(stored) ? stored.map(lineFrom) : [];
  // after that, a backend may have forgotten the key
  return all.flatMap((line) => (line !== null && Date.now() - line.at < KEPT_MS ? [line] : []));
}

function intents(): Readonly<Record<string, unknown>> {
  const stored = readJson('session', 'outbox');
  return isObject(stored) ? stored : {};
}

/** The entries on the device, oldest first; with their intents in the window and the session that sent them. */
function storedEntries(): OutboxEntry[] {
  const known = intents();
  return lines().map((line) => {
    const entry = { ...line, owner: ownerFrom(line.owner) };
    return line.version === ENTRY_VERSION && line.key in known
      ? { ...entry, intent: known[line.key] }
      : entry;
  });
}

function storeEntry({ intent, ...entry }: OutboxEntry): void {
  const line: Line = { ...entry, owner: entry.owner || nameless() };
  writeStored('outbox', [...lines().filter(({ key }) => key !== line.key), line]);
  if (intent !== undefined && isStorable(intent))
    write('session', 'outbox', JSON.stringify({ ...intents(), [line.key]: intent }));
}

function forgetEntry(forgotten: string): void {
  const left = lines().filter(({ key }) => key !== forgotten);
  writeStored('outbox', left.length === 0 ? null : left);
  const { [forgotten]: _, ...others } = intents();
  write('session', 'outbox', Object.keys(others).length === 0 ? null : JSON.stringify(others));
}

/** The outbox's storage: it tells what it holds at its start, and then what other windows have changed. */
export const device = fromCallback<StoredCommand>(({ sendBack, receive }) => {
  /** the keys of what other windows need not tell any more */
  const known = new Set<string>();
  const tell = (event: StoredEvent) => sendBack(event);
  /** the member's name, once it is known, of the session with this mark */
  let named = { mark: '', owner: '' };
  // also those that another window of this session writes, which may never know the name
  const nameEntries = () => {
    if (named.owner === '' || named.mark !== nameless()) return;
    for (const entry of storedEntries()) if (entry.owner === '') storeEntry({ ...entry, owner: named.owner });
  };
  const look = () => {
    nameEntries();
    const entries = storedEntries();
    const keys = new Set(entries.map(({ key }) => key));
    for (const entry of entries) if (!known.has(entry.key)) tell({ type: 'stored.added', entry });
    for (const key of known) if (!keys.has(key)) tell({ type: 'stored.removed', key });
    known.clear();
    for (const key of keys) known.add(key);
  };
  const hear = ({ key }: StorageEvent) => {
    if (key === 'outbox' || key === null) look();
  };
  receive((command) => {
    switch (command.type) {
      case 'stored.write':
        if (command.entry === undefined) return;
        storeEntry(command.entry);
        known.add(command.entry.key);
        return;
      case 'stored.remove':
        forgetEntry(command.key);
        known.delete(command.key);
        return;
      case 'stored.name':
        named = { mark: nameless(), owner: command.owner };
        nameEntries();
        return;
      case 'stored.read':
        if (lines().every(({ key }) => key !== command.key))
          tell({ type: 'stored.removed', key: command.key });
    }
  });
  window.addEventListener('storage', hear);
  look();
  return () => window.removeEventListener('storage', hear);
});

const lockOf = (key: string) => `outbox:${key}`;

/** The locks of this browser; old ones have none. */
function locks(): LockManager | null {
  const { locks: all }: { readonly locks: LockManager | null | undefined } = navigator;
  return all ?? null;
}

/** Waits while another window sends this submission; without locks, nobody can know. */
export const otherWindow = fromPromise<void, { key: string }>(async ({ input, signal }) => {
  await locks()?.request(lockOf(input.key), { signal }, () => undefined);
});

/** Runs a request that no other window may send at the same time; without locks, its key keeps it from counting twice. */
export function alone<Output>(key: string, run: () => Promise<Output>): Promise<Output> {
  return locks()?.request(lockOf(key), run) ?? run();
}
