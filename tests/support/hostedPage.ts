import type { AnyStateMachine, NonReducibleUnknown } from 'xstate';
import { pageHostMachine } from '#machines/root/pageHost.machine.ts';
import { stopOrphansBelow } from '#machines/root/watchCrashes.ts';
import type { CallScript } from '#tests/support/callScript.ts';
import { openStage } from '#tests/support/stage.ts';

/** A member's page in its host on a stage: what a crash of it costs, and what a retry starts. */
export function openHostedPage(logic: AnyStateMachine, calls: CallScript, input?: NonReducibleUnknown) {
  const machine = pageHostMachine.provide({ actors: { page: logic } });
  const stage = openStage({ machine, input: { id: 'page', kept: false, input }, calls });
  // as the root does
  stopOrphansBelow(stage.subject);
  const host = () => stage.subject.getSnapshot();
  return {
    ...stage,
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
    retry: () => stage.send({ type: 'page.entered', input }),
  };
}
