import { assign, sendTo, setup } from 'xstate';
import { savedGamesMachine } from './savedGames.machine.ts';
import { createGameListMachine, type GameListRef } from '#machines/games/gameList.machine.ts';
import { gameSearchMachine } from './gameSearch.machine.ts';

/** The tabs of /games in order; providers are named by their codes (spec 1 §2 Games). */
export const GAMES_TABS = ['recommended', 'obgdy', 'fgdz', 'pp', 'ae'] as const;
export type GamesTab = (typeof GAMES_TABS)[number];

/** How long the loading indicator stays after a provider's list has arrived, in ms (spec 1 §8). */
export const PROVIDER_LINGER_MS = 2000;

/**
 * The electronic games (spec 1 §2, §4): the chosen tab and the lists of the tabs opened so far. A list is fetched when
 * its tab is first opened and stays while the page lives; its own `refresh` refreshes it.
 */
export const gamesMachine = setup({
  types: {} as {
    context: { tab: GamesTab; lists: Partial<Record<GamesTab, GameListRef>> };
    events: { type: 'tab.selected'; tab: GamesTab } | { type: 'page.shown' } | { type: 'page.hidden' };
    children: { gameSearch: 'gameSearch'; savedGames: 'savedGames' };
  },
  actors: {
    gameSearch: gameSearchMachine,
    savedGames: savedGamesMachine,
    recommended: createGameListMachine('recommended', 0),
    obgdy: createGameListMachine('obgdy', PROVIDER_LINGER_MS),
    fgdz: createGameListMachine('fgdz', PROVIDER_LINGER_MS),
    pp: createGameListMachine('pp', PROVIDER_LINGER_MS),
    ae: createGameListMachine('ae', PROVIDER_LINGER_MS),
  },
  actions: {
    openTab: assign(({ context, spawn }, tab: GamesTab) => ({
      tab,
      lists: { ...context.lists, [tab]: context.lists[tab] ?? spawn(tab, { id: tab }) },
    })),
  },
}).createMachine({
  id: 'games',
  context: ({ spawn }) => ({
    tab: GAMES_TABS[0],
    lists: { [GAMES_TABS[0]]: spawn(GAMES_TABS[0], { id: GAMES_TABS[0] }) },
  }),
  invoke: [
    { src: 'gameSearch', id: 'gameSearch' },
    { src: 'savedGames', id: 'savedGames' },
  ],
  initial: 'browsing',
  states: {
    browsing: {
      on: {
        // games played meanwhile are among the saved games on return
        'page.shown': { actions: sendTo('savedGames', { type: 'refresh' }) },
        'tab.selected': { actions: { type: 'openTab', params: ({ event }) => event.tab } },
      },
    },
  },
});
