import { amountOf, ENTRY_VERSION, type OutboxEntry } from '#machines/app/outbox/outboxEntry.ts';
import { START_MS } from '#tools/paths/steppedClock.ts';

/** The member for whom the outbox of a harness holds entries. */
export const ENTRY_OWNER = 'member';

/** The key of a submission that was sent before its page was opened. */
export const OLD_KEY = 'key-before';

/** A submission of that member without a known outcome, or as `state` says. */
export function anEntry(
  kind: string,
  intent: unknown,
  state: OutboxEntry['state'] = 'unsettled',
): OutboxEntry {
  return {
    version: ENTRY_VERSION,
    key: OLD_KEY,
    kind,
    intent,
    amount: amountOf(intent),
    at: START_MS,
    owner: ENTRY_OWNER,
    state,
  };
}
