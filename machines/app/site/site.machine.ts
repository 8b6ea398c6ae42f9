import { assign, setup } from 'xstate';
import { nowOf } from '#machines/kit/calls/now.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import {
  watchVisibilityAndNetwork,
  type VisibilityOrNetworkEvent,
} from '#machines/app/network/visibilityAndNetwork.ts';
import type { AppInfo } from './appInfo.ts';

/** After this time in the background the site's state is fetched again, in ms (D10). */
export const STALE_AFTER_MS = 60_000;

/**
 * Whether the site is open, and its title (spec 1 §4, D10). It starts from the stored info, and fetches it on start and
 * on a return after `STALE_AFTER_MS` or more. The time away is read from the clock, because a sleeping phone runs no
 * timers.
 */
export const siteMachine = setup({
  types: {} as {
    context: {
      appInfo: AppInfo | null;
      /** epoch ms; null while it is visible */
      hiddenAt: number | null;
      /** how long it was hidden when it was last looked at, in ms */
      away: number;
    };
    events: VisibilityOrNetworkEvent | { type: 'site.refresh' };
    input: { appInfo: AppInfo | null };
  },
  actors: { fetchAppInfo: unboundCall<AppInfo>('fetchAppInfo'), watchVisibilityAndNetwork },
  guards: {
    isClosed: ({ context }) => context.appInfo?.open === false,
    isOpen: ({ context }) => context.appInfo?.open !== false,
    // a clock that was set back tells nothing about the time away
    wasAwayLong: ({ context: { away } }) => away < 0 || away >= STALE_AFTER_MS,
  },
  actions: {
    storeAppInfo: (_, _params: { appInfo: AppInfo }) => undefined,
    noteHidden: assign({ hiddenAt: ({ self }) => nowOf(self) }),
    noteReturn: assign(({ context: { hiddenAt }, self }) => ({
      hiddenAt: null,
      away: hiddenAt === null ? 0 : nowOf(self) - hiddenAt,
    })),
  },
}).createMachine({
  id: 'site',
  type: 'parallel',
  context: ({ input }) => ({ appInfo: input.appInfo, hiddenAt: null, away: 0 }),
  invoke: { src: 'watchVisibilityAndNetwork', id: 'visibilityAndNetwork' },
  states: {
    /** Whether visitors are let in, by the newest info known. */
    access: {
      initial: 'open',
      states: {
        open: { always: { guard: 'isClosed', target: 'maintenance' } },
        maintenance: { tags: 'maintenance', always: { guard: 'isOpen', target: 'open' } },
      },
    },
    /** How fresh the info is. */
    info: {
      initial: 'refreshing',
      on: { 'document.hidden': { actions: 'noteHidden' } },
      states: {
        refreshing: {
          invoke: {
            src: 'fetchAppInfo',
            id: 'fetchAppInfo',
            onDone: {
              target: 'fresh',
              actions: [
                assign({ appInfo: ({ event }) => event.output }),
                { type: 'storeAppInfo', params: ({ event }) => ({ appInfo: event.output }) },
              ],
            },
            onError: 'failed',
          },
        },
        fresh: {
          on: {
            'document.visible': { target: 'returning', actions: 'noteReturn' },
            'site.refresh': 'refreshing',
          },
        },
        returning: { always: [{ guard: 'wasAwayLong', target: 'refreshing' }, { target: 'fresh' }] },
        failed: {
          on: {
            'document.visible': { target: 'refreshing', actions: 'noteReturn' },
            'network.online': 'refreshing',
            'site.refresh': 'refreshing',
          },
        },
      },
    },
  },
});
