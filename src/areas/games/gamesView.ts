import { actorView } from '#hooks/actorView.tsx';
import type { savedGamesMachine } from '#machines/games/savedGames.machine.ts';
import type { gamesMachine } from '#machines/games/games.machine.ts';
import type { gameSearchMachine } from '#machines/games/gameSearch.machine.ts';

/** Access to the actor of the games page and to its children: the search and the member's saved games. */
export const gamesView = actorView<typeof gamesMachine>();
export const gameSearchView = actorView<typeof gameSearchMachine>();
export const savedGamesView = actorView<typeof savedGamesMachine>();
