import { fromCallback } from 'xstate';
import { isSending } from '#machines/app/outbox/outboxEntry.ts';
import { systemActor } from '#machines/app/systemActors.ts';

/** Whether a submission is on its way. */
export type SubmissionsEvent = { type: 'submissions.busy' } | { type: 'submissions.idle' };

/**
 * Reports at once whether a submission is on its way, and then each change. One without a known outcome is not: it may
 * stay in the outbox for a day.
 */
export const watchSubmissionsIdle = fromCallback(({ sendBack, system }) => {
  const outbox = systemActor(system, 'outbox');
  let reported: boolean | undefined;
  const look = () => {
    const busy = isSending(system);
    if (busy === reported) return;
    reported = busy;
    sendBack({ type: busy ? 'submissions.busy' : 'submissions.idle' } satisfies SubmissionsEvent);
  };
  look();
  // the root handles a crash of it
  const subscription = outbox?.subscribe({ next: look, error: () => undefined });
  return () => subscription?.unsubscribe();
});
