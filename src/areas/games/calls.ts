import { assign } from 'xstate';
import { boundCall } from '#calls/boundCall.ts';
import { providerGames, recommendedGames } from './gameLists.ts';
import { gameSearch } from './gameSearchCalls.ts';
import { hasSavedGames } from '#calls/savedRoom.ts';
import { savedGames } from '#calls/savedGames.ts';
import { createGameListMachine } from '#machines/games/gameList.machine.ts';
import { gamesMachine, PROVIDER_LINGER_MS, type GamesTab } from '#machines/games/games.machine.ts';

function provider(code: GamesTab) {
  return createGameListMachine(code, PROVIDER_LINGER_MS).provide({
    actors: { load: boundCall((_: void, signal) => providerGames(code, signal)) },
  });
}

/** The electronic games with their calls. */
export const games = gamesMachine.provide({
  actions: { noteSavedRoom: assign(() => ({ savedRoom: hasSavedGames() })) },
  actors: {
    gameSearch,
    savedGames,
    recommended: createGameListMachine('recommended', 0).provide({
      actors: { load: boundCall((_: void, signal) => recommendedGames(signal)) },
    }),
    obgdy: provider('obgdy'),
    fgdz: provider('fgdz'),
    pp: provider('pp'),
    ae: provider('ae'),
  },
});
