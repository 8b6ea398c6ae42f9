import { assign, fromCallback, sendTo, setup, type EventObject } from 'xstate';
import { limitPromptMachine } from './limitPrompt.machine.ts';
import { allowanceOf, type Allowance, type Protection } from '#machines/kit/protection/protection.ts';
import {
  protectionReaderMachine,
  type ProtectionLoadedEvent,
} from '#machines/kit/protection/protectionReader.machine.ts';
import { reportCrash } from '#machines/app/crash/crash.ts';
import { systemActor, type System } from '#machines/app/systemActors.ts';
import { shownBy, type PageShown, type PageShownEvent } from '#machines/app/pageShown.ts';

/** What the methods of a deposit know of their page. */
export interface DepositFacts extends PageShown {
  /** what the member may still deposit; null if the server has no limits or nothing is known yet */
  allowance: Allowance | null;
}

/** Sent by `watchDepositFacts`. */
export interface DepositFactsEvent {
  type: 'facts.changed';
  facts: DepositFacts;
}

/** Without the limits, only the backend checks them. */
const readerCrashed = { target: 'crashed', actions: ['forgetAllowance', 'reportCrash'] } as const;

/**
 * The facts of the deposit page, under the system id `depositFacts`: whether it is shown, and how much the member may
 * still deposit under their own limits, if the backend has such limits (D62). If it does not, does not answer, or the
 * reader crashes, nothing is limited here. `refresh` reads the limits again. The child `limitPrompt` asks for limits.
 */
export const depositFactsMachine = setup({
  types: {} as {
    context: DepositFacts & {
      /** the server has limits to set */
      offersLimits: boolean;
    };
    events: { type: 'refresh' } | ProtectionLoadedEvent | PageShownEvent;
    children: { protection: 'protection'; limitPrompt: 'limitPrompt' };
  },
  actors: { protection: protectionReaderMachine, limitPrompt: limitPromptMachine },
  actions: {
    noteShown: assign(shownBy),
    noteProtection: assign((_, protection: Protection) => ({
      allowance: allowanceOf(protection),
      offersLimits: protection.limits.length > 0,
    })),
    forgetAllowance: assign({ allowance: null }),
    notifyPrompt: sendTo('limitPrompt', (_, event: ProtectionLoadedEvent) => event),
    notifyReader: sendTo('protection', (_, event: PageShownEvent) => event),
    lookAgain: sendTo('protection', { type: 'refresh' }),
    reportCrash,
  },
}).createMachine({
  id: 'depositFacts',
  context: { shown: true, allowance: null, offersLimits: false },
  on: { 'page.shown': { actions: 'noteShown' }, 'page.hidden': { actions: 'noteShown' } },
  initial: 'running',
  states: {
    running: {
      invoke: [
        { src: 'protection', id: 'protection', onError: readerCrashed },
        { src: 'limitPrompt', id: 'limitPrompt', onError: readerCrashed },
      ],
      on: {
        'protection.loaded': {
          actions: [
            { type: 'noteProtection', params: ({ event }) => event.protection },
            { type: 'notifyPrompt', params: ({ event }) => event },
          ],
        },
        refresh: { actions: 'lookAgain' },
        'page.shown': { actions: ['noteShown', { type: 'notifyReader', params: ({ event }) => event }] },
        'page.hidden': { actions: ['noteShown', { type: 'notifyReader', params: ({ event }) => event }] },
      },
    },
    crashed: {},
  },
});

/** Sends the facts of the deposit page at once and when one of them has changed. */
export const watchDepositFacts = fromCallback<EventObject>(({ sendBack, system }) => {
  const page = systemActor(system, 'depositFacts');
  let sent: DepositFacts | undefined;
  const tell = () => {
    const { shown = true, allowance = null } = page?.getSnapshot().context ?? {};
    if (sent?.shown === shown && sent.allowance === allowance) return;
    sent = { shown, allowance };
    sendBack({ type: 'facts.changed', facts: sent } satisfies DepositFactsEvent);
  };
  tell();
  // after the step that changed them, so that a recording has it as an event of its own, which a replay sends again
  const subscription = page?.subscribe(() => queueMicrotask(tell));
  return () => subscription?.unsubscribe();
});

/** Action: reads the member's limits again, because a deposit may have used some of them. */
export function refreshAllowance({ system }: { system: System }): void {
  systemActor(system, 'depositFacts')?.send({ type: 'refresh' });
}
