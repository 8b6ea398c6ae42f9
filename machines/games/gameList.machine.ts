import { assign, setup, type ActorRefFrom } from 'xstate';
import { loadFailureText } from '#machines/kit/calls/loadFailure.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import type { Game } from '#machines/kit/games/catalogue.ts';

/**
 * One list of games of /games (spec 1 §4, §8): loaded once, kept while the page lives, and refreshed on request. The
 * tag `indicating` is the loading indicator, which stays `indicatorDelayMs` ms after an answer (2 000 for a provider's
 * list); the games themselves are shown at once.
 */
export function createGameListMachine(id: string, indicatorDelayMs: number) {
  return setup({
    types: {} as {
      context: {
        games: Game[] | null;
        /** the error text that is shown */ failure: string;
      };
      events: { type: 'refresh' } | { type: 'retry' };
      tags: 'indicating';
    },
    actors: { load: unboundCall<Game[]>(id) },
    actions: { setGames: assign((_, games: Game[]) => ({ games })) },
    delays: { indicatorDelay: indicatorDelayMs },
  }).createMachine({
    id: 'gameList',
    context: { games: null, failure: '' },
    initial: 'loading',
    states: {
      loading: {
        tags: 'indicating',
        invoke: {
          src: 'load',
          id: 'load',
          onDone: { target: 'delayed', actions: { type: 'setGames', params: ({ event }) => event.output } },
          onError: {
            target: 'failed',
            actions: assign({ failure: ({ event }) => loadFailureText(event.error) }),
          },
        },
      },
      delayed: { tags: 'indicating', after: { indicatorDelay: 'ready' } },
      ready: { on: { refresh: 'refreshing' } },
      refreshing: {
        tags: 'indicating',
        invoke: {
          src: 'load',
          id: 'refresh',
          onDone: { target: 'delayed', actions: { type: 'setGames', params: ({ event }) => event.output } },
          onError: 'ready',
        },
      },
      failed: { on: { retry: 'loading', refresh: 'loading' } },
    },
  });
}

/** The machine of a list. */
export type GameListMachine = ReturnType<typeof createGameListMachine>;
/** The actor, for the view that reads it. */
export type GameListRef = ActorRefFrom<GameListMachine>;
