import { array, fallback, nullish, object, pipe, safeParse, string, transform } from 'valibot';
import { fromCallback, fromPromise, waitFor, type AnyActorRef, type EventObject } from 'xstate';
import { text } from '#api/fields.ts';
import { whole } from '#api/numberFields.ts';
import { fetchGames, fetchLotteries, type GameCategory } from '#api/games.ts';
import { hiddenGames, watchHiddenGames } from '#api/shownGames.ts';
import { client } from './client.ts';
import { readRecord, writeRecord } from '#lib/deviceDatabase.ts';
import { read, readJson, readToken, write, writeStored } from '#lib/storage.ts';
import { memberKey } from '#machines/app/session/memberKey.ts';
import { withinTimeLimit } from '#lib/timeLimit.ts';
import type { LotteryGame } from '#machines/kit/games/catalogue.ts';
import { GAME_TYPES } from '#machines/kit/games/gameEntry.ts';
import { toast } from '#machines/app/effects.ts';
import { NOT_STORED_TEXT } from '#machines/app/notStored.ts';
import type { SystemActors } from '#machines/app/systemActors.ts';
import {
  savedGame,
  NO_SAVED_GAMES,
  withFavouriteToggled,
  withPlayed,
  type SavedGames,
  type SavedGame,
} from '#machines/games/savedGames.ts';
import { savedGamesMachine, type HiddenEvent } from '#machines/games/savedGames.machine.ts';

const game = object({
  kind: pipe(
    text,
    transform((kind) => (kind === 'lottery' ? kind : 'game')),
  ),
  title: string(),
  platform: string(),
  type: whole,
  code: string(),
  picture: nullish(string(), null),
});
const games = fallback(array(game), []);
const saved = object({ recent: games, favourites: games });

const keyOf = (username: string): string => `shelf:${memberKey(username)}`;

async function readSavedGames(username: string): Promise<SavedGames> {
  const stored = safeParse(saved, await readRecord(keyOf(username)));
  return stored.success ? stored.output : NO_SAVED_GAMES;
}

/** Notes whether there are any, for the next page that has room for them; nothing after the end of the session. */
function noteRoom({ recent, favourites }: SavedGames): void {
  writeStored('savedGames', readToken() !== '' && recent.length + favourites.length > 0 ? true : null);
}

// one change at a time: two concurrent changes would lose one of them
let changes: Promise<unknown> = Promise.resolve();
/** Changes the member's saved games; resolves whether the device has stored the change. */
function change(username: string, by: (before: SavedGames) => SavedGames): Promise<boolean> {
  const change = changes
    .then(async () => {
      const changed = by(await readSavedGames(username));
      noteRoom(changed);
      return writeRecord(keyOf(username), changed);
    })
    // what cannot be read is not overwritten
    .catch(() => false);
  changes = change;
  return change;
}

/**
 * Saves the game that was entered last (`played` in session storage), as soon as the member is known: after a login the
 * name is still fetched.
 */
export async function savePlayed(session: SystemActors['session']): Promise<void> {
  const { context } = await waitFor(
    session,
    (snapshot) => snapshot.context.user !== null || !snapshot.hasTag('member'),
  ).catch(() => session.getSnapshot());
  if (context.user !== null) await saveEntered(context.user.username);
}

/** Saves the game that was entered last, if the document ended before that was done. */
async function saveEntered(username: string): Promise<void> {
  const entered = read('session', 'played');
  const played = safeParse(game, readJson('session', 'played'));
  if (played.success) await saveAsPlayed(username, played.output);
  // another one may have been entered meanwhile
  if (read('session', 'played') === entered) write('session', 'played', null);
}

/** Saves a game as played by a member. */
export function saveAsPlayed(username: string, game: SavedGame): Promise<boolean> {
  return change(username, (before) => withPlayed(before, game));
}

/** Saves a lottery as played by a member, with the name and picture that the list gives it. */
export function saveLotteryAsPlayed(username: string, game: LotteryGame): Promise<boolean> {
  return saveAsPlayed(username, savedGame({ kind: 'lottery', game }));
}

async function storeFavourite(
  system: AnyActorRef['system'],
  username: string,
  game: SavedGame,
): Promise<void> {
  const isStored = await change(username, (before) => withFavouriteToggled(before, game));
  if (!isStored) toast({ system }, { text: NOT_STORED_TEXT });
}

/** The lists that were read for saved games in this window. */
const asked = new Set<GameCategory | 'lotteries'>();

/**
 * Reads the lists of the saved games, once, because only a list says whether a game is still shown (D73). One that cannot
 * be read hides nothing.
 */
function askIfShown({ recent, favourites }: SavedGames): void {
  for (const { kind, type } of [...recent, ...favourites]) {
    const category = Object.keys(GAME_TYPES).find((name) => GAME_TYPES[name] === type);
    const list = kind === 'lottery' ? 'lotteries' : (category as GameCategory | undefined);
    // the page itself reads the concise list
    if (list === undefined || list === 'concise' || asked.has(list)) continue;
    asked.add(list);
    // nobody waits for it, so it is no actor
    const reading: Promise<unknown> = withinTimeLimit((signal) =>
      list === 'lotteries' ? fetchLotteries(client, signal) : fetchGames(client, list, signal),
    );
    reading.catch(() => asked.delete(list));
  }
}

/** The games that the lists hide, from now on. */
const watchHidden = fromCallback<EventObject>(({ sendBack }) => {
  const tell = () => sendBack({ type: 'hidden.changed', hidden: hiddenGames() } satisfies HiddenEvent);
  tell();
  return watchHiddenGames(tell);
});

/** The member's saved games with this device's database. */
export const savedGames = savedGamesMachine.provide({
  actors: {
    // after pending writes, so that a return from a game shows it
    loadSavedGames: fromPromise(async ({ input }: { input: { username: string } }) => {
      await saveEntered(input.username);
      await changes;
      const saved = await readSavedGames(input.username);
      noteRoom(saved);
      askIfShown(saved);
      return saved;
    }),
    watchHidden,
  },
  actions: {
    storeFavourite: ({ system }, { username, game }) => void storeFavourite(system, username, game),
  },
});
