import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { usePageActor } from '#lib/actors.tsx';
import { usePageChildState } from '#lib/pageChildState.ts';

/** What is known of a submission that may be of unknown fate, and what the notice of it needs. */
export interface Unsettled {
  unsettled: boolean;
  notice: {
    /** it is being sent again */
    busy: boolean;
    onRetry: () => void;
    onAbandon: () => void;
  };
}

/**
 * Whether the submission of the page's actor is of unknown fate, and the ways out of that: once unknown, it
 * stays so for the eye while it is sent again, so that nothing jumps. `secret` tells what a retry needs anew.
 */
export function useUnsettled(secret?: () => string): Unsettled {
  const page = usePageActor<AnyStateMachine>();
  const state = usePageChildState('submission');
  const sending = state === 'sending';
  const [was, setWas] = useState(false);
  const unsettled = state === 'unsettled' || (was && sending);
  if (was !== unsettled) setWas(unsettled);
  return {
    unsettled,
    notice: {
      busy: sending,
      onRetry: () => page.send({ type: 'submission.retry', ...(secret && { secret: secret() }) }),
      onAbandon: () => page.send({ type: 'submission.abandon' }),
    },
  };
}
