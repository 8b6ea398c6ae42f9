import { assign, setup } from 'xstate';
import { go } from '#machines/root/effects.ts';
import { framedUrl } from '#machines/root/framedUrl.ts';
import { watchQuery, type QueryEvent } from '#machines/root/pageQuery.ts';

/** Shown if the address may not be framed or does not load (spec 1 §2, D55). */
export const GAME_SHELL_FAILED_TEXT = '无法加载游戏链接，请返回首页。';
/** The time after which a silent frame counts as failed, in ms; our choice, because no call waits longer. */
export const FRAME_TIMEOUT_MS = 30_000;

/** The site's origin, and the paths of it that may be framed. */
export interface GameShellInput {
  origin: string;
  paths: readonly string[];
}

/** The address in a raw query; empty if there is none. */
function urlOf({ search }: QueryEvent): string {
  return (new URLSearchParams(search).get('url') ?? '').trim();
}

/**
 * The game shell (spec 1 §2, D34, D55): frames the address in the page's query. The page is kept, and `watchQuery`
 * sends its query each time it is opened; a query without an address leads home. `input.origin` is the site's origin,
 * of which only pages below `input.paths` are framed, because a framed page of it can do everything that the app can
 * (design, Safety). `context.address` is the framed address, null if it may not be framed.
 */
export const gameShellMachine = setup({
  types: {} as {
    context: GameShellInput & { url: string; address: string | null };
    events:
      | QueryEvent
      | { type: 'frame.loaded' }
      | { type: 'retry' }
      | { type: 'page.shown' }
      | { type: 'page.hidden' };
    input: GameShellInput;
  },
  actors: { watchQuery },
  guards: {
    isEmpty: (_, url: string) => url === '',
    mayFrame: ({ context }) => context.address !== null,
    isFramed: ({ context }, url: string) => url === context.url,
  },
  actions: {
    setUrl: assign(({ context: { origin, paths } }, url: string) => ({
      url,
      address: framedUrl(url, origin, paths),
    })),
    go,
  },
  delays: { frameTimeout: FRAME_TIMEOUT_MS },
}).createMachine({
  id: 'gameShell',
  context: ({ input }) => ({ ...input, url: '', address: null }),
  invoke: { src: 'watchQuery', id: 'watchQuery', input: { path: '/game-shell' } },
  initial: 'waiting',
  on: {
    'query.changed': [
      {
        guard: { type: 'isEmpty', params: ({ event }) => urlOf(event) },
        target: '.waiting',
        actions: [
          { type: 'setUrl', params: '' },
          { type: 'go', params: { to: '/', replace: true } },
        ],
      },
      // the same game again: it is shown as it was left (D4)
      { guard: { type: 'isFramed', params: ({ event }) => urlOf(event) } },
      { target: '.opening', actions: { type: 'setUrl', params: ({ event }) => urlOf(event) } },
    ],
  },
  states: {
    waiting: {},
    opening: { always: [{ guard: 'mayFrame', target: 'loading' }, { target: 'failed' }] },
    loading: {
      after: { frameTimeout: 'failed' },
      on: { 'frame.loaded': 'shown' },
    },
    shown: {},
    failed: {
      on: {
        retry: { guard: 'mayFrame', target: 'loading' },
      },
    },
  },
});
