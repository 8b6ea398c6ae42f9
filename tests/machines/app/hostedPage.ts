import type { AnyStateMachine, NonReducibleUnknown } from 'xstate';
import { pageHostMachine } from '#machines/app/pageHost.machine.ts';
import { stopOrphansBelow } from '#machines/app/crash/watchCrashes.ts';
import type { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

/** A member's page in its host on a harness, to test crashes and retries. */
export function openHostedPage(logic: AnyStateMachine, calls: CallScript, input?: NonReducibleUnknown) {
  const machine = pageHostMachine.provide({ actors: { page: logic } });
  const harness = createHarness({ machine, input: { id: 'page', kept: false, input }, calls });
  // as in the root machine
  stopOrphansBelow(harness.subject);
  const host = () => harness.subject.getSnapshot();
  return {
    ...harness,
    host,
    /** whether the crash screen is shown instead of the page */
    isCrashed: () => host().matches('crashed'),
    page() {
      const { page } = host().children;
      if (!host().matches('open') || page === undefined) throw new Error('The page is not open');
      return page;
    },
    /** retries from the crash screen, which enters the page again */
    retry: () => harness.send({ type: 'page.entered', input }),
  };
}
