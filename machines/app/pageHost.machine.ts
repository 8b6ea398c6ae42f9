import { assign, sendParent, sendTo, setup, type AnyActorLogic } from 'xstate';
import { unboundActor } from '#machines/kit/calls/unboundActor.ts';
import { reportCrash } from '#machines/app/crash/crash.ts';
import type { SessionEndedEvent } from '#machines/app/session/sessionSetup.ts';

/** A page as the root runs it: an id, and how its actor is created. */
export interface PageDefinition {
  id: string;
  kept: boolean;
  logic: AnyActorLogic;
}

/** The input of a host: its page, and the input of the page's own actor. */
export interface PageHostInput extends Omit<PageDefinition, 'logic'> {
  input: unknown;
}

/** Sent to the root: the page has ended, and its host may be stopped. */
export interface PageClosedEvent {
  type: 'page.closed';
  id: string;
}

/**
 * Runs one page (D4): shown, hidden if it is kept, or closed; what it has sent goes on in the outbox. A page crashes
 * alone: the host stays in `crashed` and starts a fresh actor when the page is entered again. The end of the session
 * closes every page, whoever may open it (D61). `input.input` is the page's own input. Sends its parent `page.closed`.
 */
export const pageHostMachine = setup({
  types: {} as {
    context: PageHostInput;
    events: { type: 'page.entered'; input: unknown } | { type: 'page.left' } | SessionEndedEvent;
    input: PageHostInput;
    children: { page: 'page' };
  },
  actors: {
    /** the page's machine, which the root provides */
    page: unboundActor('page'),
  },
  guards: { isKept: ({ context }) => context.kept },
  actions: {
    notifyShown: sendTo('page', { type: 'page.shown' }),
    notifyHidden: sendTo('page', { type: 'page.hidden' }),
    notifyClosed: sendParent(({ context }): PageClosedEvent => ({ type: 'page.closed', id: context.id })),
    noteInput: assign((_, { input }: { input: unknown }) => ({ input })),
    reportCrash,
  },
}).createMachine({
  id: 'pageHost',
  context: ({ input }) => input,
  on: { 'session.ended': '.closed' },
  initial: 'open',
  states: {
    open: {
      invoke: {
        src: 'page',
        id: 'page',
        input: ({ context }: { context: PageHostInput }) => context.input,
        onError: { target: 'crashed', actions: 'reportCrash' },
      },
      initial: 'shown',
      states: {
        shown: {
          entry: 'notifyShown',
          on: {
            'page.left': [
              { guard: 'isKept', target: 'hidden', actions: 'notifyHidden' },
              { target: '#pageHost.closed' },
            ],
          },
        },
        hidden: { on: { 'page.entered': 'shown' } },
      },
    },
    crashed: {
      on: {
        'page.entered': {
          target: 'open',
          actions: { type: 'noteInput', params: ({ event }) => ({ input: event.input }) },
        },
        'page.left': 'closed',
      },
    },
    /** the root then stops its actor */
    closed: { entry: 'notifyClosed' },
  },
});
