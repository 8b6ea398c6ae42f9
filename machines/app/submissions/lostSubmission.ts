import { crashedChild, CRASHED_SUBMITTING_TEXT, type OnErrorArgs } from '#machines/app/crash/crash.ts';
import { toast } from '#machines/app/effects.ts';
import { isSubmitting } from './watchSubmissions.ts';

/** Action beside `reportCrash` for a machine that moves money: shows a toast if a submission was in progress. */
export function notifyLostSubmission(args: OnErrorArgs): void {
  if (isSubmitting(crashedChild(args))) toast(args, { text: CRASHED_SUBMITTING_TEXT });
}

/**
 * The `onError` of a part that moves money beside others, in a state of its own region: the others continue, and a
 * retry leaves `crashed`. The machine's setup has both actions.
 */
export const isolated = { target: 'crashed', actions: ['notifyLostSubmission', 'reportCrash'] } as const;
