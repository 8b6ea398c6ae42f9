import { assign, setup, type ActorRefFrom } from 'xstate';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import {
  EMPTY_SHELF,
  withFavouriteToggled,
  type Shelf,
  type ShelfGame,
  type ShelfRow,
} from '#machines/gameShelf/gameShelf.ts';
import type { FactsEvent } from '#machines/session/facts.ts';
import { watchFacts } from '#machines/session/watchFacts.ts';

const FIRST_ROW: ShelfRow = 'recent';

/**
 * The shelf of whoever uses the app: games played last and favourites. It goes with the member's name, so that nobody
 * sees another one's shelf (D4); there is none while the name is empty. A device that cannot keep it shows an empty one. One row is shown at a time: `row`; pressing a favourite mark brings that row forth.
 */
export const gameShelfMachine = setup({
  types: {
    context: {} as { username: string; shelf: Shelf; row: ShelfRow },
    events: {} as
      | FactsEvent<'username'>
      | { type: 'favourite.toggled'; game: ShelfGame }
      | { type: 'row.selected'; row: ShelfRow }
      | { type: 'refresh' },
  },
  actors: {
    watchFacts,
    loadShelf: unboundCall<Shelf, { username: string }>('loadShelf'),
  },
  guards: { isNobody: (_, username: string) => username === '' },
  actions: {
    setMember: assign((_, username: string) => ({
      username,
      shelf: EMPTY_SHELF,
      row: FIRST_ROW,
    })),
    setRow: assign((_, row: ShelfRow) => ({ row })),
    setShelf: assign((_, shelf: Shelf) => ({ shelf })),
    toggleFavourite: assign(({ context }, game: ShelfGame) => ({
      shelf: withFavouriteToggled(context.shelf, game),
    })),
    /** keeps the mark on the device */
    storeFavourite: (_, _params: { username: string; game: ShelfGame }) => undefined,
  },
}).createMachine({
  id: 'gameShelf',
  context: { username: '', shelf: EMPTY_SHELF, row: FIRST_ROW },
  invoke: { src: 'watchFacts', id: 'watchFacts', input: { names: ['username'] } },
  initial: 'nobody',
  on: {
    'row.selected': { actions: { type: 'setRow', params: ({ event }) => event.row } },
    'facts.told': [
      {
        guard: { type: 'isNobody', params: ({ event }) => event.facts.username },
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
        src: 'loadShelf',
        id: 'loadShelf',
        input: ({ context }) => ({ username: context.username }),
        onDone: { target: 'ready', actions: { type: 'setShelf', params: ({ event }) => event.output } },
        onError: 'ready',
      },
    },
    ready: {
      on: {
        refresh: 'loading',
        'favourite.toggled': {
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
    },
  },
});

/** The shelf's actor, which a view reads. */
export type GameShelfRef = ActorRefFrom<typeof gameShelfMachine>;
