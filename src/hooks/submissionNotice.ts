import { useSelector } from '@xstate/react';
import type { ActorRef, AnyMachineSnapshot } from 'xstate';
import type { SubmissionCommand } from '#machines/kit/submission/submission.machine.ts';

/** The parts of a submission that its notice needs, whatever it sends. */
type Submission = Pick<ActorRef<AnyMachineSnapshot, SubmissionCommand>, 'send' | 'getSnapshot' | 'subscribe'>;

/**
 * The data of the notice for a submission with an unknown outcome: whether it is being sent again, and the available
 * actions.
 */
export function useSubmissionNotice(submission: Submission | undefined) {
  return {
    busy: useSelector(submission, (snapshot) => snapshot?.hasTag('busy') === true),
    onRetry: () => submission?.send({ type: 'submission.retry' }),
    onChecked: () => submission?.send({ type: 'submission.abandon' }),
  };
}
