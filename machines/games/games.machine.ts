import { assign, sendTo, setup } from 'xstate';
import { go } from '#machines/app/effects.ts';
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
 * its tab is first opened and stays while the page lives; its own `refresh` refreshes it. The saved games of a member
 * have room only from the next time the page is shown after there are some, so that nothing moves under the finger.
 */
export const gamesMachine = setup({
  types: {} as {
    context: { tab: GamesTab; lists: Partial<Record<GamesTab, GameListRef>>; savedRoom: boolean };
    events:
      | { type: 'tab.selected'; tab: GamesTab }
      /** the search was linked to, and has the focus */
      | { type: 'search.focused' }
      | { type: 'page.shown' }
      | { type: 'page.hidden' };
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
    go,
    /** notes whether there are saved games, which then have room */
    noteSavedRoom: assign({ savedRoom: false }),
    // games played meanwhile are among them on return
    refreshSavedGames: sendTo('savedGames', { type: 'refresh' }),
    openTab: assign(({ context, spawn }, tab: GamesTab) => ({
      tab,
      lists: { ...context.lists, [tab]: context.lists[tab] ?? spawn(tab, { id: tab }) },
    })),
  },
}).createMachine({
  id: 'games',
  context: ({ spawn }) => ({
    savedRoom: false,
    tab: GAMES_TABS[0],
    lists: { [GAMES_TABS[0]]: spawn(GAMES_TABS[0], { id: GAMES_TABS[0] }) },
  }),
  invoke: [
    { src: 'gameSearch', id: 'gameSearch' },
    { src: 'savedGames', id: 'savedGames' },
  ],
  on: {
    'page.shown': { actions: ['noteSavedRoom', 'refreshSavedGames'] },
    'tab.selected': { actions: { type: 'openTab', params: ({ event }) => event.tab } },
    // so that Back to this page does not bring up the keyboard again
    'search.focused': { actions: { type: 'go', params: { to: '/games', replace: true } } },
  },
});
