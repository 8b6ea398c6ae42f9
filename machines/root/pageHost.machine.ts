import { assign, fromCallback, sendParent, sendTo, setup, type AnyActorLogic } from 'xstate';
import { reportCrash, CRASHED_SUBMITTING_TEXT } from '#machines/root/crash.ts';
import { toast } from '#machines/root/effects.ts';
import { watchLoss, watchSubmissions, type WatchEvent } from '#machines/root/watchSubmissions.ts';

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

/**
 * Runs one page (D4): shown, hidden if it is kept, or left. A page that was left during a submission finishes it,
 * because its result must still be shown. This does not apply to a visitor: the next person on this phone must not find
 * a member's submission. A page crashes alone: the host stays in `crashed` and starts a fresh actor when the page is
 * entered again. The end of the session closes every page, whoever may open it (D61). `input.input` is the page's own
 * input. Sends its parent `page.closed`.
 */
export const pageHostMachine = setup({
  types: {} as {
    context: PageHostContext;
    events:
      | { type: 'page.entered'; input: unknown }
      | { type: 'page.left'; member: boolean }
      | WatchEvent
      | { type: 'session.ended' };
    input: PageHostInput;
    children: { page: 'page' };
  },
  actors: {
    /** the page's machine, which the root provides */
    page: fromCallback(() => undefined) as AnyActorLogic,
    watchLoss,
    watchSubmissions,
  },
  guards: {
    isKept: ({ context }) => context.kept,
    isLost: ({ context }) => context.lost,
    isMember: (_, member: boolean) => member,
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
  on: { 'session.ended': '.closed' },
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
      },
    },
    crashed: {
      initial: 'checking',
      on: {
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
          entry: { type: 'toast', params: { text: CRASHED_SUBMITTING_TEXT } },
        },
        reported: {},
      },
    },
    /** the root then stops its actor */
    closed: { entry: 'notifyClosed' },
  },
});
