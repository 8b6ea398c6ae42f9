import { nullish, object, pipe, transform } from 'valibot';
import { flag, text } from '#api/fields.ts';
import { listOf } from '#api/lists.ts';

/** The games that a list of this window had with an app_state other than 1, by key (D73). */
const hidden = new Set<string>();
const watchers = new Set<() => void>();

/** A game of a list: the texts of its fields, and its badge. */
type Listed<Field extends string> = Record<Field, string> & { badge?: string | undefined };

/** The key of a game or, without a platform, of a lottery. */
export const hiddenKey = (platform: string, code: string): string => `${platform}/${code}`;

/** The keys of the hidden games, as far as the lists read so far say. */
export const hiddenGames = (): readonly string[] => [...hidden];

/** Calls back whenever other games are hidden; returns what ends it. */
export function watchHiddenGames(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
}

/**
 * A list of games without those whose app_state is not 1, missing counts as 1 (D73), each with its badge. The hidden ones
 * are remembered, because games saved on this device have no app_state of their own. `keyOf` tells by which key a game is known.
 */
export function shownGamesOf<const Fields extends readonly string[]>(
  fields: Fields,
  keyOf: (item: Record<Fields[number], string>) => string,
) {
  const entries = Object.fromEntries(fields.map((name) => [name, text])) as Record<
    Fields[number],
    typeof text
  >;
  return pipe(
    listOf(
      pipe(
        object({ ...entries, app_state: nullish(flag, true), is_hot: flag, is_new: flag }),
        transform(({ app_state: isShown, is_hot: isHot, is_new: isNew, ...texts }) => {
          const badge = isNew ? '新' : isHot ? '热门' : undefined;
          const item: Listed<Fields[number]> = {
            ...(texts as unknown as Record<Fields[number], string>),
            badge,
          };
          return { isShown, item };
        }),
      ),
    ),
    transform((items) => {
      const before = hiddenGames().join();
      for (const { isShown, item } of items) hidden[isShown ? 'delete' : 'add'](keyOf(item));
      if (before !== hiddenGames().join()) for (const tell of watchers) tell();
      return items.flatMap(({ isShown, item }) => (isShown ? [item] : []));
    }),
  );
}
