import { enqueueActions, type EventObject, type MachineContext } from 'xstate';
import { ownEntries } from '#machines/app/outbox/outboxEntry.ts';
import type { System } from '#machines/app/systemActors.ts';
import type { SubmissionInput } from './submission.machine.ts';

/** Sent by a flow to itself as it opens: this one was sent before and has not ended. It is the input of `submission`. */
export interface SubmissionFoundEvent<Intent> extends Required<Omit<SubmissionInput<Intent>, 'secret'>> {
  type: 'submission.found';
}

/**
 * The newest submission of a kind that has not ended, for the page that shows it: after a reload, a crash, or a way
 * back. Null if there is none, or if this window does not know what was sent.
 */
export function unfinished<Intent>(
  system: System,
  kind: string,
  isIntent: (stored: unknown) => stored is Intent,
): SubmissionFoundEvent<Intent> | null {
  let newest: SubmissionFoundEvent<Intent> | null = null;
  for (const { key, intent, at, state, ...entry } of ownEntries(system)) {
    if (entry.kind === kind && isIntent(intent))
      newest = {
        type: 'submission.found',
        key,
        intent,
        pressedAt: at,
        isUnsettled: state === 'unsettled',
      };
  }
  return newest;
}

/** Makes the action of a flow that opens: it takes up its unfinished submission with `submission.found`. */
export function takeUp<Intent, Context extends MachineContext, Event extends EventObject>(
  kind: string,
  isIntent: (stored: unknown) => stored is Intent,
) {
  return enqueueActions<
    Context,
    Event,
    undefined,
    NoInfer<Event> | SubmissionFoundEvent<Intent>,
    never,
    never,
    never,
    never,
    never
  >(({ enqueue, system }) => {
    const found = unfinished(system, kind, isIntent);
    if (found !== null) enqueue.raise(found);
  });
}

/** Whether an intent is nothing but the press, such as a claim's. */
export function isNothing(intent: unknown): intent is null {
  return intent === null;
}
