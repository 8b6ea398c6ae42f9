import { assign, sendParent, sendTo, setup, type AnyActorLogic } from 'xstate';
import { unboundActor } from '#machines/kit/calls/unboundActor.ts';
import { reportCrash, CRASHED_SUBMITTING_TEXT } from '#machines/app/crash/crash.ts';
import { toast } from './effects.ts';
import { watchLoss, watchSubmissions, type WatchEvent } from '#machines/app/submissions/watchSubmissions.ts';
import type { FactsEvent } from '#machines/app/session/facts.ts';
import type { SessionEndedEvent } from '#machines/app/session/sessionSetup.ts';
import { watchFacts } from '#machines/app/session/watchFacts.ts';

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

interface PageHostContext extends PageHostInput {
  /** the page crashed during one of its submissions */
  lost: boolean;
}

/** Sent to the root: the page has ended, and its host may be stopped. */
export interface PageClosedEvent {
  type: 'page.closed';
  id: string;
}

/** The outcome of a submission was not learned. */
const notifyUnknown = { type: 'toast', params: { text: CRASHED_SUBMITTING_TEXT } } as const;

/**
 * Runs one page (D4): shown, hidden if it is kept, or left. A page that was left during a submission finishes it,
 * because its result must still be shown. This does not apply to a visitor: the next person on this phone must not find
 * a member's submission. A page crashes alone: the host stays in `crashed` and starts a fresh actor when the page is
 * entered again. The end of the session closes every page, whoever may open it (D61). If the server ended it during a
 * submission (D6), the page is gone for everyone, but its requests on their way are waited for, so that their result is
 * shown where the person is now; the next login, or opening the page again, cuts them off, and says so. `input.input`
 * is the page's own input. Sends its parent `page.closed`.
 */
export const pageHostMachine = setup({
  types: {} as {
    context: PageHostContext;
    events:
      | { type: 'page.entered'; input: unknown }
      | { type: 'page.left'; member: boolean }
      | WatchEvent
      | FactsEvent<'member'>
      | SessionEndedEvent;
    input: PageHostInput;
    children: {
      page: 'page';
      watchSubmissions: 'watchSubmissions';
      watchRequests: 'watchSubmissions';
      watchFacts: 'watchFacts';
      watchLoss: 'watchLoss';
    };
  },
  actors: {
    /** the page's machine, which the root provides */
    page: unboundActor('page'),
    watchLoss,
    watchSubmissions,
    watchFacts,
  },
  guards: {
    isKept: ({ context }) => context.kept,
    isLost: ({ context }) => context.lost,
    isMember: (_, member: boolean) => member,
    isUnknown: (_, lost: boolean) => lost,
    isChosen: (_, chosen: boolean) => chosen,
  },
  actions: {
    notifyShown: sendTo('page', { type: 'page.shown' }),
    notifyHidden: sendTo('page', { type: 'page.hidden' }),
    notifyClosed: sendParent(({ context }): PageClosedEvent => ({ type: 'page.closed', id: context.id })),
    noteInput: assign((_, { input }: { input: unknown }) => ({ input, lost: false })),
    noteLost: assign((_, lost: boolean) => ({ lost })),
    reportCrash,
    toast,
  },
}).createMachine({
  id: 'pageHost',
  context: ({ input }) => ({ ...input, lost: false }),
  initial: 'open',
  states: {
    open: {
      invoke: [
        {
          src: 'page',
          id: 'page',
          input: ({ context }: { context: PageHostContext }) => context.input,
          onError: { target: 'crashed', actions: 'reportCrash' },
        },
        { src: 'watchLoss', id: 'watchLoss', input: ({ self }) => ({ host: self }) },
      ],
      on: {
        'page.crashing': {
          actions: { type: 'noteLost', params: ({ event }: { event: { lost: boolean } }) => event.lost },
        },
        'session.ended': [
          {
            guard: { type: 'isChosen', params: ({ event }: { event: SessionEndedEvent }) => event.chosen },
            target: 'closed',
          },
          { target: '.settling', actions: 'notifyHidden' },
        ],
      },
      initial: 'shown',
      states: {
        shown: {
          entry: 'notifyShown',
          on: {
            'page.left': [
              { guard: 'isKept', target: 'hidden', actions: 'notifyHidden' },
              {
                guard: { type: 'isMember', params: ({ event }) => event.member },
                target: 'finishing',
                actions: 'notifyHidden',
              },
              { target: '#pageHost.closed' },
            ],
          },
        },
        hidden: { on: { 'page.entered': 'shown' } },
        finishing: {
          invoke: {
            src: 'watchSubmissions',
            id: 'watchSubmissions',
            input: ({ self }) => ({ host: self }),
          },
          on: {
            'page.idle': '#pageHost.closed',
            'page.entered': 'shown',
          },
        },
        /** after the end of the session, only for the results of requests on their way */
        settling: {
          invoke: [
            {
              src: 'watchSubmissions',
              id: 'watchRequests',
              input: ({ self }) => ({ host: self, sending: true }),
            },
            { src: 'watchFacts', id: 'watchFacts', input: { names: ['member'] } },
          ],
          on: {
            'page.idle': [
              {
                guard: { type: 'isUnknown', params: ({ event }) => event.lost },
                target: '#pageHost.closed',
                actions: notifyUnknown,
              },
              { target: '#pageHost.closed' },
            ],
            'facts.changed': {
              guard: { type: 'isMember', params: ({ event }) => event.facts.member },
              target: '#pageHost.closed',
              actions: notifyUnknown,
            },
            'page.entered': {
              target: '#pageHost.open',
              reenter: true,
              actions: [
                { type: 'noteInput', params: ({ event }) => ({ input: event.input }) },
                notifyUnknown,
              ],
            },
            // the person has left already
            'session.ended': '#pageHost.closed',
          },
        },
      },
    },
    crashed: {
      initial: 'checking',
      on: {
        'session.ended': 'closed',
        'page.entered': {
          target: 'open',
          actions: { type: 'noteInput', params: ({ event }) => ({ input: event.input }) },
        },
        'page.left': 'closed',
      },
      states: {
        checking: { always: [{ guard: 'isLost', target: 'lost' }, { target: 'reported' }] },
        /** a submission was in progress, and its outcome is unknown */
        lost: {
          entry: notifyUnknown,
        },
        reported: {},
      },
    },
    /** the root then stops its actor */
    closed: { entry: 'notifyClosed' },
  },
});
