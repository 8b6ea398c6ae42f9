import { useState } from 'react';
import { usePageChildState } from '#lib/pageChildState.ts';

/**
 * Whether the submission of the page's actor is of unknown fate, and whether it is being sent: once unknown, it
 * stays so for the eye while it is sent again, so that nothing jumps.
 */
export function useUnsettled(): { unsettled: boolean; sending: boolean } {
  const state = usePageChildState('submission');
  const sending = state === 'sending';
  const [was, setWas] = useState(false);
  const unsettled = state === 'unsettled' || (was && sending);
  if (was !== unsettled) setWas(unsettled);
  return { unsettled, sending };
}
