import { assign, fromCallback, setup } from 'xstate';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import type { LocationEvent, ReleaseEvent, ReleaseInput } from './releaseEvents.ts';
import { toast } from '#machines/app/effects.ts';

/** A request for the page without an answer within this time counts as failed, in ms. */
export const ASK_LIMIT_MS = 4000;
/** If no navigation follows a missing file within this time, the current page needed it; in ms. */
export const NAVIGATION_AWAITED_MS = 2000;
/** Shown to a person who requests the new version while a submission is in progress. */
export const SUBMITTING_TEXT = '正在提交，请稍候再更新';

/** A person who presses the notice's button gives up what is typed, but nobody can give up a submission. */
const update = [
  { guard: 'isSubmitting', actions: { type: 'toast', params: { text: SUBMITTING_TEXT } } },
  { target: '#release.reloading' },
] as const;

/**
 * Handles a new version while the app is open. When a file is missing, the machine asks the server for its build. If
 * that is another build, the app reloads with the navigation that needed the file, or with the next one, once per
 * build, so that it cannot loop. If something is typed or being submitted, it does not reload: a notice says so, and
 * its button, or a navigation once nothing is in the way, reloads the app. A retry reloads the app even for the same
 * build, because some browsers remember that a file could not be loaded; without a network nothing happens. Parts that
 * would show a failure wait while the machine is `judging`.
 */
export const releaseMachine = setup({
  types: {} as {
    context: ReleaseInput & {
      /** the server's build */
      latest: string;
      /** the person is waiting for the file */
      wanted: boolean;
      /** the person has pressed retry */
      pressed: boolean;
    };
    events: ReleaseEvent;
    input: ReleaseInput;
    tags: 'judging' | 'notice';
  },
  actors: {
    /** fetches the server's build; fails if the answer is not the site's own page */
    askBuild: unboundCall<string>('askBuild'),
    watchLocation: fromCallback<LocationEvent>(() => undefined),
  },
  delays: { askLimit: ASK_LIMIT_MS, navigationAwaited: NAVIGATION_AWAITED_MS },
  guards: {
    isNewer: ({ context }, latest: string) => latest !== context.build,
    isPressed: ({ context }) => context.pressed,
    isAwaited: ({ event }) => event.type === 'file.missing' && event.wanted,
    isWanted: ({ context }) => context.wanted,
    // what the machine cannot know is answered by the app; until it does, nothing is in the way
    /** something is typed that a reload would lose, on this page or on a kept one */
    hasTyped: () => false,
    /** a submission is in progress anywhere in the app */
    isSubmitting: () => false,
    /** no reload was made for the latest build yet, so that reloads cannot loop */
    mayReload: () => true,
  },
  actions: {
    noteMissing: assign((_, wanted: boolean) => ({ wanted, pressed: false })),
    noteWanted: assign({ wanted: true }),
    notePressed: assign({ wanted: true, pressed: true }),
    noteLatest: assign((_, latest: string) => ({ latest })),
    /** stores the build for which the app reloads, then reloads it */
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
        'file.missing': { guard: 'isAwaited', actions: 'noteWanted' },
        'location.changed': { actions: 'noteWanted' },
        'retry.pressed': { actions: 'notePressed' },
      },
    },
    /** the same build: the file was temporarily unreachable */
    again: {
      always: [
        { guard: 'hasTyped', target: 'retried' },
        { guard: 'isSubmitting', target: 'retried' },
        { target: 'reloading' },
      ],
    },
    /** a reload is not possible now, but the browser may retry the file by itself */
    retried: {
      on: {
        'location.changed': 'current',
        'file.missing': { guard: 'isAwaited', target: 'stuck' },
        'retry.pressed': 'again',
      },
    },
    /** it did not help */
    stuck: {
      tags: 'notice',
      on: { 'location.changed': 'current', 'retry.pressed': 'again', 'update.pressed': update },
    },
    outdated: {
      initial: 'weighing',
      on: {
        'location.changed': { target: '.weighing', actions: 'noteWanted' },
        'file.missing': { guard: 'isAwaited', target: '.weighing', actions: 'noteWanted' },
        'retry.pressed': { target: '.weighing', actions: 'noteWanted' },
      },
      states: {
        weighing: {
          always: [{ guard: 'isWanted', target: 'wanted' }, { target: 'waiting' }],
        },
        wanted: {
          always: [
            { guard: 'hasTyped', target: 'noticed' },
            { guard: 'isSubmitting', target: 'noticed' },
            { guard: 'mayReload', target: '#release.reloading' },
            { target: 'noticed' },
          ],
        },
        /** waits for the next navigation */
        waiting: { after: { navigationAwaited: 'noticed' } },
        noticed: {
          tags: 'notice',
          on: { 'update.pressed': update },
        },
      },
    },
    /** the page reloads; parts that wait to show a failure need not show it any more */
    reloading: {
      tags: 'judging',
      entry: { type: 'reload', params: ({ context }) => ({ latest: context.latest }) },
    },
  },
});
