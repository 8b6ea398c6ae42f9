import { assign, fromCallback, setup, type EventObject } from 'xstate';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import {
  NO_SAVED_GAMES,
  withFavouriteToggled,
  type SavedGames,
  type SavedGame,
  type SavedGamesRow,
} from './savedGames.ts';
import type { FactsEvent } from '#machines/app/session/facts.ts';
import { watchFacts } from '#machines/app/session/watchFacts.ts';

/** Sent by `watchHidden` with the keys of the games that the lists hide (D73). */
export interface HiddenEvent {
  type: 'hidden.changed';
  hidden: readonly string[];
}

const FIRST_ROW: SavedGamesRow = 'recent';

/**
 * The saved games of the current member: recently played and favourites. They are stored by member name, so that nobody
 * sees another member's games (D4); without a name there are none. A device that cannot store them keeps them until the page is closed, and says so. One row
 * is shown at a time, `row`; pressing a favourite mark switches to the row of favourites. What is known stays in use while
 * it is loaded again, so that no mark vanishes under the finger. A game that a list hides stays saved, but is not shown.
 */
export const savedGamesMachine = setup({
  types: {} as {
    context: {
      username: string;
      saved: SavedGames;
      row: SavedGamesRow;
      /** keys as in `shownSaved` */
      hidden: readonly string[];
    };
    events:
      | FactsEvent<'username'>
      | { type: 'favourite.toggled'; game: SavedGame }
      | { type: 'row.selected'; row: SavedGamesRow }
      | HiddenEvent
      | { type: 'refresh' };
  },
  actors: {
    watchFacts,
    watchHidden: fromCallback<EventObject>(() => undefined),
    loadSavedGames: unboundCall<SavedGames, { username: string }>('loadSavedGames'),
  },
  guards: { isVisitor: (_, username: string) => username === '' },
  actions: {
    setMember: assign((_, username: string) => ({
      username,
      saved: NO_SAVED_GAMES,
      row: FIRST_ROW,
    })),
    setRow: assign((_, row: SavedGamesRow) => ({ row })),
    setHidden: assign((_, hidden: readonly string[]) => ({ hidden })),
    setSaved: assign((_, saved: SavedGames) => ({ saved })),
    /** opens at the row that has games */
    chooseRow: assign(({ context: { row, saved } }) => ({
      row: saved.recent.length === 0 && saved.favourites.length > 0 ? 'favourites' : row,
    })),
    toggleFavourite: assign(({ context }, game: SavedGame) => ({
      saved: withFavouriteToggled(context.saved, game),
    })),
    /** stores the mark on the device */
    storeFavourite: (_, _params: { username: string; game: SavedGame }) => undefined,
  },
}).createMachine({
  id: 'savedGames',
  context: { username: '', saved: NO_SAVED_GAMES, row: FIRST_ROW, hidden: [] },
  invoke: [
    { src: 'watchFacts', id: 'watchFacts', input: { names: ['username'] } },
    { src: 'watchHidden', id: 'watchHidden' },
  ],
  initial: 'nobody',
  on: {
    'hidden.changed': { actions: { type: 'setHidden', params: ({ event }) => event.hidden } },
    'row.selected': { actions: { type: 'setRow', params: ({ event }) => event.row } },
    'facts.changed': [
      {
        guard: { type: 'isVisitor', params: ({ event }) => event.facts.username },
        target: '.nobody',
        actions: { type: 'setMember', params: ({ event }) => event.facts.username },
      },
      {
        target: '.loading',
        actions: { type: 'setMember', params: ({ event }) => event.facts.username },
      },
    ],
  },
  states: {
    nobody: {},
    loading: {
      invoke: {
        src: 'loadSavedGames',
        id: 'loadSavedGames',
        input: ({ context }) => ({ username: context.username }),
        onDone: {
          target: 'ready',
          actions: [{ type: 'setSaved', params: ({ event }) => event.output }, 'chooseRow'],
        },
        onError: 'ready',
      },
    },
    ready: {
      initial: 'idle',
      on: {
        refresh: '.refreshing',
        'favourite.toggled': {
          // a load that had begun before does not know the mark, so that another takes its place
          target: '.refreshing',
          actions: [
            { type: 'toggleFavourite', params: ({ event }) => event.game },
            { type: 'setRow', params: 'favourites' },
            {
              type: 'storeFavourite',
              params: ({ context, event }) => ({ username: context.username, game: event.game }),
            },
          ],
        },
      },
      states: {
        idle: {},
        refreshing: {
          invoke: {
            src: 'loadSavedGames',
            id: 'loadSavedGames',
            input: ({ context }) => ({ username: context.username }),
            onDone: { target: 'idle', actions: { type: 'setSaved', params: ({ event }) => event.output } },
            onError: 'idle',
          },
        },
      },
    },
  },
});
