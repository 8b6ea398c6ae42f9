import { array, fallback, nullish, object, pipe, safeParse, string, transform } from 'valibot';
import { fromPromise } from 'xstate';
import { text } from '#api/fields.ts';
import { whole } from '#api/numberFields.ts';
import { memberKey, readRecord, writeRecord } from '#lib/deviceDatabase.ts';
import type { GameEntry } from '#machines/game/gameEntry.ts';
import {
  EMPTY_SHELF,
  withFavouriteToggled,
  withPlayed,
  type Shelf,
  type ShelfGame,
} from '#machines/gameShelf/gameShelf.ts';
import { gameShelfMachine } from '#machines/gameShelf/gameShelf.machine.ts';

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
const shelf = object({ recent: games, favourites: games });

const keyOf = (username: string): string => `shelf:${memberKey(username)}`;

async function readShelf(username: string): Promise<Shelf> {
  const stored = safeParse(shelf, await readRecord(keyOf(username)));
  return stored.success ? stored.output : EMPTY_SHELF;
}

// one change at a time: two that read the same shelf would lose one of them
let changes = Promise.resolve();
function change(username: string, by: (before: Shelf) => Shelf): Promise<void> {
  changes = changes.then(async () => writeRecord(keyOf(username), by(await readShelf(username))));
  return changes;
}

/** Notes that a member is about to play a game. */
export function notePlayed(username: string, game: GameEntry): Promise<void> {
  return noteOnShelf(username, { ...game, kind: 'game', picture: game.picture ?? null });
}

/** Notes what a member plays. */
export function noteOnShelf(username: string, game: ShelfGame): Promise<void> {
  return change(username, (before) => withPlayed(before, game));
}

function storeFavourite(username: string, game: ShelfGame): Promise<void> {
  return change(username, (before) => withFavouriteToggled(before, game));
}

/** The member's shelf with this device's database. */
export const gameShelf = gameShelfMachine.provide({
  actors: {
    // after what is being written: who comes back from a game finds it
    loadShelf: fromPromise(({ input }: { input: { username: string } }) =>
      changes.then(() => readShelf(input.username)),
    ),
  },
  actions: {
    storeFavourite: (_, { username, game }) => void storeFavourite(username, game),
  },
});
