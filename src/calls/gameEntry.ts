import { gameEntryMachine } from '#machines/game/gameEntry.machine.ts';
import type { GameEntry } from '#machines/kit/games/gameEntry.ts';
import { systemActor, type System } from '#machines/app/systemActors.ts';

/** Saving the game is optional: if its code cannot be loaded, the game is simply not saved. */
async function savePlayed(system: System, game: GameEntry): Promise<void> {
  const saved = await import('./savedGames.ts').catch(() => null);
  const session = systemActor(system, 'session');
  if (session !== undefined) await saved?.savePlayed(session, game);
}

/** The way into games with the saved games of this device. */
export const gameEntry = gameEntryMachine.provide({
  actions: { savePlayed: ({ system }, game) => void savePlayed(system, game) },
});
