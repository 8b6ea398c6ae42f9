import type { AnyStateMachine, NonReducibleUnknown } from 'xstate';
import { pageHostMachine } from '#machines/root/pageHost.machine.ts';
import { stopOrphansBelow } from '#machines/root/watchCrashes.ts';
import type { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

/** A member's page in its host on a harness: what a crash of it costs, and what a retry starts. */
export function openHostedPage(logic: AnyStateMachine, calls: CallScript, input?: NonReducibleUnknown) {
  const machine = pageHostMachine.provide({ actors: { page: logic } });
  const harness = createHarness({ machine, input: { id: 'page', kept: false, input }, calls });
  // as the root does
  stopOrphansBelow(harness.subject);
  const host = () => harness.subject.getSnapshot();
  return {
    ...harness,
    host,
    /** what the host's screen shows: the page, or its crash */
    isCrashed: () => host().matches('crashed'),
    /** the crash is known to have taken a submission with it */
    isLost: () => host().matches({ crashed: 'lost' }),
    page() {
      const { page } = host().children;
      if (!host().matches('open') || page === undefined) throw new Error('The page is not open');
      return page;
    },
    /** presses the retry of a crashed page's screen, which enters the page again */
    retry: () => harness.send({ type: 'page.entered', input }),
  };
}
