/** The request for one page, counted from 1. */
export interface PageRequest<Filter> {
  filter: Filter;
  page: number;
}

/** One page of an answer; `extra` is what the list contains besides its rows. */
export interface ListPage<Row, Extra> {
  rows: readonly Row[];
  /** null if the server does not send it */
  lastPage: number | null;
  extra: Extra;
}

/** The last page as far as it is known after `page`; a server that does not send it ends with a shorter or an empty one. */
export function lastPageOf(
  { rows, lastPage }: ListPage<unknown, unknown>,
  page: number,
  pageSize: number,
): number {
  return lastPage ?? (rows.length === 0 || rows.length < pageSize ? page : page + 1);
}

/** Whether the rows repeat the last known ones, as those of a server without paging do. */
export function isEndOf<Row extends { key: string }>(known: readonly Row[], rows: readonly Row[]): boolean {
  const said = (some: readonly Row[]) => JSON.stringify(some.map((row) => ({ ...row, key: '' })));
  return said(known.slice(-rows.length)) === said(rows);
}

/** The known rows and the new ones, without those that have moved down a page meanwhile. */
export function withNew<Row extends { key: string }>(
  known: readonly Row[],
  rows: readonly Row[],
): readonly Row[] {
  const keys = new Set(known.map(({ key }) => key));
  return [...known, ...rows.filter(({ key }) => !keys.has(key))];
}

/** The known rows with the newest ones taken over: a known one in its place, a new one before all others. */
export function renewed<Row extends { key: string }>(
  known: readonly Row[],
  newest: readonly Row[],
): readonly Row[] {
  const byKey = new Map(newest.map((row) => [row.key, row]));
  const keys = new Set(known.map(({ key }) => key));
  return [...newest.filter(({ key }) => !keys.has(key)), ...known.map((row) => byKey.get(row.key) ?? row)];
}
