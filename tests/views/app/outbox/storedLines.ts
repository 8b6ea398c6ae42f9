import { writeStored } from '#lib/storage.ts';
import { ENTRY_VERSION, type OutboxEntry } from '#machines/app/outbox/outboxEntry.ts';
import { memberKey } from '#machines/app/session/memberKey.ts';
import { START_MS } from '#tools/paths/steppedClock.ts';

/** A submission without a known outcome as the device keeps it. */
export type StoredLine = Omit<OutboxEntry, 'intent'>;

/** A minute before the app is opened. */
export const PRESS_MS = START_MS - 60_000;

/** A withdrawal that this window knows the amount of, but not where to; `others` changes it. */
export function aLine(member: string, others: Partial<StoredLine> = {}): StoredLine {
  return {
    version: ENTRY_VERSION,
    key: 'key-of-withdrawal',
    kind: 'withdrawal',
    amount: '250',
    at: PRESS_MS,
    owner: memberKey(member),
    state: 'unsettled',
    ...others,
  };
}

/** Puts lines on the device before the app is opened. */
export function storeLines(...lines: readonly StoredLine[]): void {
  writeStored('outbox', lines);
}
