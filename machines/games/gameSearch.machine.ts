import { assign, setup } from 'xstate';
import { loadFailureText } from '#machines/kit/calls/loadFailure.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { matchingGames, searchEntries, type Findable, type SearchEntry } from './gameSearch.ts';

/** The pause in typing before a search starts, in ms; our choice. */
export const SEARCH_PAUSE_MS = 250;

/**
 * Search across all games by name or pinyin initials. The games are fetched when the first letter is typed, and stay
 * loaded; the search runs `SEARCH_PAUSE_MS` after the last change. `context.found` is the result of the newest search.
 */
export const gameSearchMachine = setup({
  types: {} as {
    context: {
      query: string;
      entries: SearchEntry[] | null;
      found: Findable[];
      /** the error text that is shown */ failure: string;
    };
    events: { type: 'search.changed'; query: string } | { type: 'retry' };
  },
  actors: { fetchAllGames: unboundCall<Findable[]>('fetchAllGames') },
  guards: { hasQuery: (_, query: string) => query.trim() !== '' },
  actions: {
    setQuery: assign((_, query: string) => ({ query })),
    setEntries: assign((_, items: Findable[]) => ({ entries: searchEntries(items) })),
    forget: assign({ found: [] }),
    find: assign(({ context }) => ({ found: matchingGames(context.entries ?? [], context.query) })),
  },
  delays: { searchPause: SEARCH_PAUSE_MS },
}).createMachine({
  id: 'gameSearch',
  context: { query: '', entries: null, found: [], failure: '' },
  type: 'parallel',
  states: {
    games: {
      initial: 'unasked',
      states: {
        unasked: {
          on: {
            'search.changed': {
              guard: { type: 'hasQuery', params: ({ event }) => event.query },
              target: 'loading',
            },
          },
        },
        loading: {
          invoke: {
            src: 'fetchAllGames',
            id: 'fetchAllGames',
            onDone: {
              target: 'ready',
              actions: [{ type: 'setEntries', params: ({ event }) => event.output }, 'find'],
            },
            onError: {
              target: 'failed',
              actions: assign({ failure: ({ event }) => loadFailureText(event.error) }),
            },
          },
        },
        ready: {},
        failed: { on: { retry: 'loading' } },
      },
    },
    query: {
      initial: 'empty',
      on: {
        'search.changed': [
          {
            guard: { type: 'hasQuery', params: ({ event }) => event.query },
            target: '.typing',
            actions: { type: 'setQuery', params: ({ event }) => event.query },
          },
          { target: '.empty', actions: { type: 'setQuery', params: ({ event }) => event.query } },
        ],
      },
      states: {
        empty: { entry: 'forget' },
        typing: { after: { searchPause: 'searched' } },
        searched: { entry: 'find' },
      },
    },
  },
});
