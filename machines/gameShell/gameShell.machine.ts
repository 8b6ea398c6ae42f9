import { assign, setup } from 'xstate';
import { go } from '#machines/app/effects.ts';
import { framedUrl } from '#machines/app/navigation/framedUrl.ts';
import { watchQuery, type QueryEvent } from '#machines/app/navigation/pageQuery.ts';

/** Shown if the address may not be framed or does not load (spec 1 §2, D55). */
export const GAME_SHELL_FAILED_TEXT = '无法加载游戏链接，请返回首页。';
/** The time after which a silent frame counts as failed, in ms; our choice, because no call waits longer. */
export const FRAME_TIMEOUT_MS = 30_000;

/** The site's origin, the paths of it that may be framed, and the origins that the operator lists (D69). */
export interface GameShellInput {
  origin: string;
  paths: readonly string[];
  listed: readonly string[];
}

/** The query of the page, and whether an answer of the backend named this session the origin in it (D69). */
export interface GameAddressEvent extends QueryEvent {
  isNamed: boolean;
}

interface ShownAddress {
  /** as in the query */
  url: string;
  address: string | null;
  host: string;
  /** it needs no question */
  isKnown: boolean;
}

const NO_GAME: ShownAddress = { url: '', address: null, host: '', isKnown: false };

/** The address in a raw query; empty if there is none. */
export function gameAddress(search: string): string {
  return (new URLSearchParams(search).get('url') ?? '').trim();
}

/**
 * The game shell (spec 1 §2, D34, D55, D69): frames the address in the page's query. The page is kept, and `watchQuery`
 * sends its query each time it is opened; a query without an address leads home. `input.origin` is the site's origin,
 * of which only pages below `input.paths` are framed, because a framed page of it can do everything that the app can
 * (design, Safety). Anybody can make a link to this page, so an address is `asking` first, unless the backend named its
 * origin in this session or the operator lists it. `context.address` is the address to frame, null if it may not be
 * framed; `context.host` is its host, empty then.
 */
export const gameShellMachine = setup({
  types: {} as {
    context: GameShellInput & ShownAddress;
    events:
      | GameAddressEvent
      | { type: 'agree' }
      | { type: 'frame.loaded' }
      | { type: 'frame.failed' }
      | { type: 'retry' }
      | { type: 'page.shown' }
      | { type: 'page.hidden' };
    input: GameShellInput;
  },
  actors: { watchQuery },
  guards: {
    isEmpty: (_, url: string) => url === '',
    mayFrame: ({ context }) => context.address !== null,
    isKnown: ({ context }) => context.isKnown,
    isFramed: ({ context }, url: string) => url === context.url,
    isNamedNow: ({ context }, { url, isNamed }: { url: string; isNamed: boolean }) =>
      isNamed && url === context.url,
  },
  actions: {
    setUrl: assign(
      ({ context: { origin, paths, listed } }, { url, isNamed }: { url: string; isNamed: boolean }) => {
        const address = framedUrl(url, origin, paths);
        const target = address === null ? null : new URL(address);
        return {
          url,
          address,
          host: target?.host ?? '',
          isKnown: target !== null && (isNamed || [origin, ...listed].includes(target.origin)),
        };
      },
    ),
    forgetUrl: assign(() => NO_GAME),
    go,
  },
  delays: { frameTimeout: FRAME_TIMEOUT_MS },
}).createMachine({
  id: 'gameShell',
  context: ({ input }) => ({ ...input, ...NO_GAME }),
  invoke: { src: 'watchQuery', id: 'watchQuery', input: { path: '/game-shell' } },
  initial: 'waiting',
  on: {
    'query.changed': [
      {
        guard: { type: 'isEmpty', params: ({ event }) => gameAddress(event.search) },
        target: '.waiting',
        actions: ['forgetUrl', { type: 'go', params: { to: '/', replace: true } }],
      },
      // the same game again: it is shown as it was left (D4)
      { guard: { type: 'isFramed', params: ({ event }) => gameAddress(event.search) } },
      {
        target: '.opening',
        actions: {
          type: 'setUrl',
          params: ({ event }) => ({ url: gameAddress(event.search), isNamed: event.isNamed }),
        },
      },
    ],
  },
  states: {
    waiting: {},
    opening: {
      always: [
        { guard: 'isKnown', target: 'loading' },
        { guard: 'mayFrame', target: 'asking' },
        { target: 'failed' },
      ],
    },
    asking: {
      on: {
        agree: 'loading',
        // the operator's own link to the address that a stranger's link has asked for
        'query.changed': {
          guard: {
            type: 'isNamedNow',
            params: ({ event }) => ({ url: gameAddress(event.search), isNamed: event.isNamed }),
          },
          target: 'loading',
        },
      },
    },
    loading: {
      after: { frameTimeout: 'failed' },
      on: { 'frame.loaded': 'shown', 'frame.failed': 'failed' },
    },
    // browsers load their own error page too, so that a failure may still come (src/lib/hostAnswers.ts)
    shown: { on: { 'frame.failed': 'failed' } },
    failed: {
      on: {
        retry: { guard: 'mayFrame', target: 'loading' },
      },
    },
  },
});
