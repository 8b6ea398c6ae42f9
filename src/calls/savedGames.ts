import { array, fallback, nullish, object, pipe, safeParse, string, transform } from 'valibot';
import { fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import { text } from '#api/fields.ts';
import { whole } from '#api/numberFields.ts';
import { memberKey, readRecord, writeRecord } from '#lib/deviceDatabase.ts';
import type { GameEntry } from '#machines/game/gameEntry.ts';
import {
  NO_SAVED_GAMES,
  withFavouriteToggled,
  withPlayed,
  type SavedGames,
  type SavedGame,
} from '#machines/savedGames/savedGames.ts';
import { savedGamesMachine } from '#machines/savedGames/savedGames.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';

const games = fallback(
  array(
    object({
      kind: pipe(
        text,
        transform((kind) => (kind === 'lottery' ? kind : 'game')),
      ),
      title: string(),
      platform: string(),
      type: whole,
      code: string(),
      picture: nullish(string(), null),
    }),
  ),
  [],
);
const saved = object({ recent: games, favourites: games });

const keyOf = (username: string): string => `shelf:${memberKey(username)}`;

async function readSavedGames(username: string): Promise<SavedGames> {
  const stored = safeParse(saved, await readRecord(keyOf(username)));
  return stored.success ? stored.output : NO_SAVED_GAMES;
}

// one change at a time: two concurrent changes would lose one of them
let changes = Promise.resolve();
function change(username: string, by: (before: SavedGames) => SavedGames): Promise<void> {
  changes = changes
    .then(async () => writeRecord(keyOf(username), by(await readSavedGames(username))))
    // what cannot be read is not overwritten
    .catch(() => undefined);
  return changes;
}

/** Saves a game that a member is about to play, as soon as the member is known: after a login the name is still fetched. */
export async function savePlayed(
  session: ActorRefFrom<typeof sessionMachine>,
  game: GameEntry,
): Promise<void> {
  const { context } = await waitFor(
    session,
    (snapshot) => snapshot.context.user !== null || !snapshot.hasTag('member'),
  ).catch(() => session.getSnapshot());
  if (context.user === null) return;
  await saveAsPlayed(context.user.username, { ...game, kind: 'game', picture: game.picture ?? null });
}

/** Saves a game as played by a member. */
export function saveAsPlayed(username: string, game: SavedGame): Promise<void> {
  return change(username, (before) => withPlayed(before, game));
}

function storeFavourite(username: string, game: SavedGame): Promise<void> {
  return change(username, (before) => withFavouriteToggled(before, game));
}

/** The member's saved games with this device's database. */
export const savedGames = savedGamesMachine.provide({
  actors: {
    // after pending writes, so that a return from a game shows it
    loadSavedGames: fromPromise(({ input }: { input: { username: string } }) =>
      changes.then(() => readSavedGames(input.username)),
    ),
  },
  actions: {
    storeFavourite: (_, { username, game }) => void storeFavourite(username, game),
  },
});
