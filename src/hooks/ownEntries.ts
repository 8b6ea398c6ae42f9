import { ownOf, type OutboxEntry } from '#machines/app/outbox/outboxEntry.ts';
import { useFlowSelector } from './flow.ts';

/** The submissions of the member who is logged in that have not ended, oldest first; a visitor has none. */
export function useOwnEntries(): readonly OutboxEntry[] {
  const context = useFlowSelector('outbox', (snapshot) => snapshot.context);
  return context === undefined ? [] : ownOf(context);
}

/** Whether there are any; what it renders is rendered anew only when that changes. */
export function useHasOwnEntries(): boolean {
  return useFlowSelector('outbox', ({ context }) => ownOf(context).length > 0) === true;
}
