import { useSelector } from '@xstate/react';
import type { ActorRef, AnyMachineSnapshot } from 'xstate';
import type { SubmissionCommand } from '#machines/submission/submission.machine.ts';

/** A submission as its notice knows it, whatever it sends. */
type Submission = Pick<ActorRef<AnyMachineSnapshot, SubmissionCommand>, 'send' | 'getSnapshot' | 'subscribe'>;

/** What the notice of a submission of unknown fate needs: whether it is being sent again, and the ways out. */
export function useSubmissionNotice(submission: Submission | undefined) {
  return {
    busy: useSelector(submission, (snapshot) => snapshot?.hasTag('busy') === true),
    onRetry: () => submission?.send({ type: 'submission.retry' }),
    onAbandon: () => submission?.send({ type: 'submission.abandon' }),
  };
}
