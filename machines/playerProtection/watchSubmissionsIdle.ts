import { fromCallback } from 'xstate';
import { systemActor } from '#machines/app/systemActors.ts';
import { isSubmitting } from '#machines/app/submissions/watchSubmissions.ts';

/** Whether a submission is in progress in the app. */
export type SubmissionsEvent = { type: 'submissions.busy' } | { type: 'submissions.idle' };

/** Reports at once whether any submission is in progress in the app, and then each change. */
export const watchSubmissionsIdle = fromCallback(({ sendBack, system }) => {
  let reported: boolean | undefined;
  const look = () => {
    const root = systemActor(system, 'root');
    const busy = root !== undefined && isSubmitting(root);
    if (busy === reported) return;
    reported = busy;
    sendBack({ type: busy ? 'submissions.busy' : 'submissions.idle' } satisfies SubmissionsEvent);
  };
  // a submission may be anywhere, and only its own snapshot changes with it
  const subscription = system.inspect(() => void Promise.resolve().then(look));
  look();
  return () => subscription.unsubscribe();
});
