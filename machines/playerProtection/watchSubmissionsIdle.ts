import { fromCallback } from 'xstate';
import { isSubmitting } from '#machines/root/watchSubmissions.ts';

/** Something is on its way to the server, or nothing any longer. */
export type SubmissionsEvent = { type: 'submissions.busy' } | { type: 'submissions.idle' };

/** Tells at once whether anything in the app submits, and each change of it. */
export const watchSubmissionsIdle = fromCallback(({ sendBack, system }) => {
  let told: boolean | undefined;
  const look = () => {
    const root = system.get('root');
    const busy = root !== undefined && isSubmitting(root);
    if (busy === told) return;
    told = busy;
    sendBack({ type: busy ? 'submissions.busy' : 'submissions.idle' } satisfies SubmissionsEvent);
  };
  // a submission may stand anywhere, and only its own snapshot changes with it
  const subscription = system.inspect(() => void Promise.resolve().then(look));
  look();
  return () => subscription.unsubscribe();
});
