import { sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#sandbox/db/store.ts';
import { beijingDate } from '#sandbox/http/beijing.ts';

/** The next number of a table, such as `CK20261121000042`; unique because transactions are serialised. */
export async function nextNumber(
  queries: Queries,
  table: SQLiteTable,
  prefix: string,
  at: number,
): Promise<string> {
  const [row] = await queries.select({ last: sql<number>`coalesce(max(id), 0)` }).from(table);
  const sequence = String((row?.last ?? 0) + 1).padStart(6, '0');
  return `${prefix}${beijingDate(at).replaceAll('-', '')}${sequence}`;
}
