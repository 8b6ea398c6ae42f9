import type { Game, LotteryGame } from '#machines/kit/games/catalogue.ts';
import { pinyinInitials } from './pinyinInitials.ts';

/** A game or lottery that the search can find. */
export type Findable = { kind: 'game'; game: Game } | { kind: 'lottery'; game: LotteryGame };

/** The same with its searchable texts. */
export interface SearchEntry {
  item: Findable;
  name: string;
  initials: string;
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s/g, '');
}

/** Creates the entries of a search; an item that is in several lists is one entry. */
export function searchEntries(items: readonly Findable[]): SearchEntry[] {
  const byIdentity = new Map(
    items.map((item) => [
      item.kind === 'game'
        ? `${item.game.platform}/${item.game.code}/${item.game.name}`
        : `lottery/${item.game.code}`,
      item,
    ]),
  );
  return [...byIdentity.values()].map((item) => ({
    item,
    name: folded(item.game.name),
    initials: pinyinInitials(item.game.name),
  }));
}

function rank({ name, initials }: SearchEntry, query: string): number {
  if (name.startsWith(query)) return 0;
  if (name.includes(query)) return 1;
  if (initials.startsWith(query)) return 2;
  return initials.includes(query) ? 3 : 4;
}

/**
 * The matches of a query by name or pinyin initials, ignoring case and width. Matches at the beginning come first, and
 * names before initials; otherwise the order of the lists is kept. An empty query finds nothing.
 */
export function matchingGames(entries: readonly SearchEntry[], query: string): Findable[] {
  const wanted = folded(query);
  if (wanted === '') return [];
  return entries
    .map((entry) => ({ entry, rank: rank(entry, wanted) }))
    .filter((found) => found.rank < 4)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry.item);
}
