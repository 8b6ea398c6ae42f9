import { isOwn, type OutboxEntry } from '#machines/app/outbox/outboxEntry.ts';
import { useFlowSelector } from './flow.ts';

/** The submissions of the member who is logged in that have not ended, oldest first; a visitor has none. */
export function useOwnEntries(): readonly OutboxEntry[] {
  const context = useFlowSelector('outbox', (snapshot) => snapshot.context);
  return context === undefined ? [] : context.entries.filter((entry: OutboxEntry) => isOwn(entry, context));
}
