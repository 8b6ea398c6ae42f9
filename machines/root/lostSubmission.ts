import { crashedChild, CRASHED_SUBMITTING_TEXT, type OnErrorArgs } from '#machines/root/crash.ts';
import { toast } from '#machines/root/effects.ts';
import { isSubmitting } from '#machines/root/watchSubmissions.ts';

/** Action beside `reportCrash` for a machine that moves money: tells where a submission was on its way. */
export function tellLostSubmission(args: OnErrorArgs): void {
  if (isSubmitting(crashedChild(args))) toast(args, { text: CRASHED_SUBMITTING_TEXT });
}

/**
 * The `onError` of a part that moves money beside others, in a state of its own region: the others go on, and a retry
 * leaves `crashed`. Its setup has both actions.
 */
export const isolated = { target: 'crashed', actions: ['tellLostSubmission', 'reportCrash'] } as const;
