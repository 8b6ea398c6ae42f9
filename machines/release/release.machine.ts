import { assign, fromCallback, setup } from 'xstate';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import { toast } from '#machines/root/effects.ts';

/** A page of which the server says no more within this time counts as not answered, in ms. */
export const ASK_LIMIT_MS = 4000;
/** A file that is gone and that no navigation follows within this time was wanted where we are, in ms. */
export const NAVIGATION_AWAITED_MS = 2000;
/** Told to who wants the new version while something is on its way to the server. */
export const SUBMITTING_TEXT = '正在提交，请稍候再更新';

/** What the machine starts from; all three are asked at the moment they matter. */
export interface ReleaseInput {
  /** the build that runs, by a name of which only equality matters */
  build: string;
  /** something is typed that a reload would lose, on the page or on a kept one */
  hasTyped: () => boolean;
  /** something is on its way to the server */
  isSubmitting: () => boolean;
  /** no reload was made for this build yet, so that one more cannot loop */
  mayReload: (build: string) => boolean;
}

type ReleaseEvent =
  /** a file of the build could not be had; `wanted`: the person waits for it */
  | { type: 'file.missing'; wanted: boolean }
  /** the person asks again for what could not be had */
  | { type: 'retry.pressed' }
  | { type: 'update.pressed' }
  | LocationEvent;

/** Told where another page stands in the address bar. */
export interface LocationEvent {
  type: 'location.changed';
}

/** Whoever presses the notice's button gives up what is typed, but nobody gives up what is being sent. */
const update = [
  { guard: 'isSubmitting', actions: { type: 'toast', params: { text: SUBMITTING_TEXT } } },
  { target: '#release.reloading' },
] as const;

/**
 * A new version while the app is open. A file that is gone leads to the question which build the server has. Where
 * it has another, the app is loaded anew with the navigation that wanted the file, or with the next one, once for
 * each build, so that it cannot loop. With something typed or on its way to the server it is not: a notice says so,
 * and its button, or a navigation when nothing is in the way any more, does it. A retry loads the app anew also where
 * the build is the same, as some browsers remember that a file could not be had; without a network nothing is done.
 * Whoever waits to show a failure waits while it is `judging`.
 */
export const releaseMachine = setup({
  types: {} as {
    context: ReleaseInput & {
      /** the build that the server has */
      latest: string;
      /** the person waits for what could not be had */
      wanted: boolean;
      /** the person has asked for it again */
      pressed: boolean;
    };
    events: ReleaseEvent;
    input: ReleaseInput;
    tags: 'judging' | 'notice';
  },
  actors: {
    /** the build that the server has; fails where it does not answer with the site's own page */
    askBuild: unboundCall<string>('askBuild'),
    watchLocation: fromCallback<LocationEvent>(() => undefined),
  },
  delays: { askLimit: ASK_LIMIT_MS, navigationAwaited: NAVIGATION_AWAITED_MS },
  guards: {
    isNewer: ({ context }, latest: string) => latest !== context.build,
    isPressed: ({ context }) => context.pressed,
    isAwaited: (_, wanted: boolean) => wanted,
    isWanted: ({ context }) => context.wanted,
    isIdle: ({ context }) => !context.hasTyped() && !context.isSubmitting(),
    isSubmitting: ({ context }) => context.isSubmitting(),
    isFree: ({ context }) =>
      !context.hasTyped() && !context.isSubmitting() && context.mayReload(context.latest),
  },
  actions: {
    noteMissing: assign((_, wanted: boolean) => ({ wanted, pressed: false })),
    noteWanted: assign({ wanted: true }),
    notePressed: assign({ wanted: true, pressed: true }),
    noteLatest: assign((_, latest: string) => ({ latest })),
    /** remembers the build that the app is loaded for, then loads it */
    reload: (_, _params: { latest: string }) => undefined,
    toast,
  },
}).createMachine({
  id: 'release',
  context: ({ input }) => ({ ...input, latest: input.build, wanted: false, pressed: false }),
  invoke: { src: 'watchLocation', id: 'watchLocation' },
  initial: 'current',
  states: {
    current: {
      on: {
        'file.missing': {
          target: 'asking',
          actions: { type: 'noteMissing', params: ({ event }) => event.wanted },
        },
        'retry.pressed': { target: 'asking', actions: 'notePressed' },
      },
    },
    asking: {
      tags: 'judging',
      invoke: {
        src: 'askBuild',
        id: 'askBuild',
        onDone: [
          {
            guard: { type: 'isNewer', params: ({ event }) => event.output },
            target: 'outdated',
            actions: { type: 'noteLatest', params: ({ event }) => event.output },
          },
          { guard: 'isPressed', target: 'again' },
          { target: 'current' },
        ],
        onError: 'current',
      },
      after: { askLimit: 'current' },
      on: {
        'file.missing': {
          guard: { type: 'isAwaited', params: ({ event }) => event.wanted },
          actions: 'noteWanted',
        },
        'location.changed': { actions: 'noteWanted' },
        'retry.pressed': { actions: 'notePressed' },
      },
    },
    /** the same build: a file was out of reach for a while */
    again: { always: [{ guard: 'isIdle', target: 'reloading' }, { target: 'retried' }] },
    /** with something in the way of a reload, the browser may forget by itself that it was out of reach */
    retried: {
      on: {
        'location.changed': 'current',
        'file.missing': {
          guard: { type: 'isAwaited', params: ({ event }) => event.wanted },
          target: 'stuck',
        },
        'retry.pressed': 'again',
      },
    },
    /** it has not */
    stuck: {
      tags: 'notice',
      on: { 'location.changed': 'current', 'retry.pressed': 'again', 'update.pressed': update },
    },
    outdated: {
      initial: 'weighing',
      on: {
        'location.changed': { target: '.weighing', actions: 'noteWanted' },
        'file.missing': {
          guard: { type: 'isAwaited', params: ({ event }) => event.wanted },
          target: '.weighing',
          actions: 'noteWanted',
        },
        'retry.pressed': { target: '.weighing', actions: 'noteWanted' },
      },
      states: {
        weighing: {
          always: [{ guard: 'isWanted', target: 'wanted' }, { target: 'waiting' }],
        },
        wanted: { always: [{ guard: 'isFree', target: '#release.reloading' }, { target: 'noticed' }] },
        /** for the next navigation */
        waiting: { after: { navigationAwaited: 'noticed' } },
        noticed: {
          tags: 'notice',
          on: { 'update.pressed': update },
        },
      },
    },
    /** the page goes; whoever waits to show a failure need not show it any more */
    reloading: {
      tags: 'judging',
      entry: { type: 'reload', params: ({ context }) => ({ latest: context.latest }) },
    },
  },
});
