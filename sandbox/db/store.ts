import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Client, createClient, type ResultSet } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import { migrations } from './migrations.ts';

/** What queries are asked of: the database itself or an open transaction. */
export type Queries = BaseSQLiteDatabase<'async', ResultSet>;

/** The one way to the database. */
export interface Store {
  /** its tables were made or changed just now: it holds no data of the present shape */
  fresh: boolean;
  /** Runs queries that change nothing. */
  read: <Result>(work: (queries: Queries) => Promise<Result>) => Promise<Result>;
  /** Runs one transaction after all those asked for before; it is rolled back when `work` throws. */
  write: <Result>(work: (queries: Queries) => Promise<Result>) => Promise<Result>;
  /** Deletes every row, then runs `work` in the same transaction. */
  refill: (work: (queries: Queries) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens `:memory:`, a file path or `file:` address, or a `libsql://` address, with its tables up to date. */
export async function openStore(address: string): Promise<Store> {
  const url = /^(:memory:|[a-z]+:)/.test(address) ? address : `file:${address}`;
  const path = /^file:(?!\/\/)([^?]+)/.exec(url)?.[1];
  if (path !== undefined) mkdirSync(dirname(path), { recursive: true });
  const client = createClient({ url, timeout: 10_000 });
  // Readers of a file would otherwise wait for the writer of another process.
  if (path !== undefined) await client.execute('PRAGMA journal_mode = WAL');
  const fresh = await migrate(client);
  const database: LibSQLDatabase = drizzle(client);
  const queue = oneAtATime();
  const write: Store['write'] = (work) => queue(() => database.transaction((queries) => work(queries)));
  return {
    fresh,
    // A memory database has one connection, which answers nobody else while a transaction holds it.
    read: url === ':memory:' ? (work) => queue(() => work(database)) : (work) => work(database),
    write,
    refill: (work) =>
      write(async (queries) => {
        await empty(queries);
        await work(queries);
      }),
    close: () => queue(async () => client.close()),
  };
}

/** libSQL fails write transactions of one process that overlap, so they stand in line here. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** Brings the tables up to date; was there anything to do? */
async function migrate(client: Client): Promise<boolean> {
  await client.execute('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  const found = await client.execute('SELECT max(version) AS version FROM schema_version');
  const version = Number(found.rows[0]?.['version'] ?? 0);
  for (const [index, statements] of migrations.entries()) {
    if (index < version) continue;
    await client.batch(
      [...statements, { sql: 'INSERT INTO schema_version VALUES (?)', args: [index + 1] }],
      'write',
    );
  }
  return version < migrations.length;
}

async function empty(queries: Queries): Promise<void> {
  const tables = await queries.all<[string]>(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'schema_version'`,
  );
  // Children first is not known here, so references are checked when the transaction commits.
  await queries.run('PRAGMA defer_foreign_keys = ON');
  for (const row of tables) {
    const name = Array.isArray(row) ? row[0] : (row as { name: string }).name;
    await queries.run(`DELETE FROM "${name}"`);
  }
}
