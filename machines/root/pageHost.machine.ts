import { assign, fromCallback, sendParent, sendTo, setup, type AnyActorLogic } from 'xstate';
import { reportCrash, CRASHED_SUBMITTING_TEXT } from '#machines/root/crash.ts';
import { toast } from '#machines/root/effects.ts';
import { watchLoss, watchSubmissions, type WatchEvent } from '#machines/root/watchSubmissions.ts';

/** A page as the root runs it: an id, and how its actor is made. */
export interface PageDefinition {
  id: string;
  kept: boolean;
  logic: AnyActorLogic;
}

/** What a host is started with: its page, and what the page's own actor starts from. */
export interface PageHostInput extends Omit<PageDefinition, 'logic'> {
  input: unknown;
}

interface PageHostContext extends PageHostInput {
  /** the page crashed while a submission of it was on its way */
  lost: boolean;
}

/** Told to the root: the page is gone, and its host may go. */
export interface PageClosedEvent {
  type: 'page.closed';
  id: string;
}

/**
 * Runs one page (D4): shown, hidden where it is kept, or left. One that was left while a submission is on its way
 * is let finish, as its result must still be told; not so for a visitor, as what a member had on its way is nothing
 * that the next person on this phone may find. A page that crashes costs only itself: the host stands in `crashed`
 * and starts a fresh actor when the page is entered again. The end of the session closes it, whatever it is and
 * whoever may open it (D61). `input.input` is the page's own input. Tells its parent `page.closed`.
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
    tellShown: sendTo('page', { type: 'page.shown' }),
    tellHidden: sendTo('page', { type: 'page.hidden' }),
    tellClosed: sendParent(({ context }): PageClosedEvent => ({ type: 'page.closed', id: context.id })),
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
          entry: 'tellShown',
          on: {
            'page.left': [
              { guard: 'isKept', target: 'hidden', actions: 'tellHidden' },
              {
                guard: { type: 'isMember', params: ({ event }) => event.member },
                target: 'finishing',
                actions: 'tellHidden',
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
        checking: { always: [{ guard: 'isLost', target: 'lost' }, { target: 'told' }] },
        /** a submission was on its way, and nobody knows what became of it */
        lost: {
          entry: { type: 'toast', params: { text: CRASHED_SUBMITTING_TEXT } },
        },
        told: {},
      },
    },
    /** the root stops its actor then */
    closed: { entry: 'tellClosed' },
  },
});
