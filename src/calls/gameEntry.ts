import { gameEntryMachine } from '#machines/game/gameEntry.machine.ts';
import type { GameEntry } from '#machines/kit/games/gameEntry.ts';
import { write } from '#lib/storage.ts';
import { systemActor, type System } from '#machines/app/systemActors.ts';

/** Saving the game is optional: if its code cannot be loaded, the game is saved with the next one. */
async function savePlayed(system: System, game: GameEntry): Promise<void> {
  // after a login the game may take the document's place before the member's name or that code has come
  write('session', 'played', JSON.stringify(game));
  const saved = await import('./savedGames.ts').catch(() => null);
  const session = systemActor(system, 'session');
  if (session !== undefined) await saved?.savePlayed(session);
}

/** The way into games with the saved games of this device. */
export const gameEntry = gameEntryMachine.provide({
  actions: { savePlayed: ({ system }, game) => void savePlayed(system, game) },
});
