import { sql } from 'drizzle-orm';
import type { Queries } from '#sandbox/db/store.ts';

type Value = string | number | null;

/** All rows of a table. */
export interface TableCopy {
  table: string;
  rows: readonly Record<string, Value>[];
}

/** Copies every row of the database. */
export async function copyTables(queries: Queries): Promise<TableCopy[]> {
  // Entries are restored before accounts, so that the trigger on entries finds no account to update.
  const tables = await queries.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'schema_version'
      AND name NOT LIKE 'sqlite_%' ORDER BY name = 'accounts'`,
  );
  const copies: TableCopy[] = [];
  for (const { name } of tables) {
    const rows = await queries.all<Record<string, Value>>(sql`SELECT * FROM ${sql.identifier(name)}`);
    copies.push({ table: name, rows: rows.map((row) => ({ ...row })) });
  }
  return copies;
}

/** Fills empty tables with the copied rows, in one statement per table. */
export async function fillTables(queries: Queries, copies: readonly TableCopy[]): Promise<void> {
  await queries.run(sql`PRAGMA defer_foreign_keys = ON`);
  for (const { table, rows } of copies) await insertAll(queries, table, rows);
}

async function insertAll(queries: Queries, table: string, rows: TableCopy['rows']): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const picked = sql.join(
    columns.map((column) => sql`value ->> ${sql.raw(`'$.${column}'`)}`),
    sql`, `,
  );
  const named = sql.raw(columns.map((column) => `"${column}"`).join(', '));
  await queries.run(
    sql`INSERT INTO ${sql.identifier(table)} (${named}) SELECT ${picked} FROM json_each(${JSON.stringify(rows)})`,
  );
}
