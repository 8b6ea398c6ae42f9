import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Client, createClient, LibsqlError, type ResultSet } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import { migrations } from '#sandbox/db/migrations.ts';

/** What queries are asked of: the database itself or an open transaction. */
export type Queries = BaseSQLiteDatabase<'async', ResultSet>;

/** The one way to the database. */
export interface Store {
  /** Runs queries that change nothing. */
  read: <Result>(work: (queries: Queries) => Promise<Result>) => Promise<Result>;
  /** Runs one transaction after all those asked for before; it is rolled back when `work` throws. */
  write: <Result>(work: (queries: Queries) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

/** Opens `:memory:`, a file path or `file:` address, or a `libsql://` address, with its tables up to date. */
export async function openStore(address: string): Promise<Store> {
  const url = /^(:memory:|[a-z]+:)/.test(address) ? address : `file:${address}`;
  const path = /^file:(?:\/\/)?([^?]+)/.exec(url)?.[1];
  if (path !== undefined) mkdirSync(dirname(path), { recursive: true });
  const client = createClient({ url });
  await (path === undefined ? migrate(client) : prepareFile(url));
  const database: LibSQLDatabase = drizzle(client);
  const writer = drizzle(url === ':memory:' ? client : createClient({ url, concurrency: 1 }));
  const queue = oneAtATime();
  const write: Store['write'] = (work) => queue(() => transaction(writer, work));
  return {
    // A memory database has one connection, which answers nobody else while a transaction holds it.
    read: url === ':memory:' ? (work) => queue(() => work(database)) : (work) => work(database),
    write,
    close: () =>
      queue(async () => {
        writer.$client.close();
        client.close();
      }),
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

/** How long a transaction waits for another process, in ms. */
const BUSY_MS = 10_000;

/**
 * Waits for another process's transaction without holding up this one: the driver's own wait is synchronous.
 * Only the beginning can find the database busy, so work never runs twice.
 */
async function transaction<Result>(
  writer: LibSQLDatabase & { $client: Client },
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const until = performance.now() + BUSY_MS;
  let begun = false;
  for (;;) {
    try {
      return await writer.transaction((queries) => {
        begun = true;
        return work(queries);
      });
    } catch (error) {
      const busy = error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY');
      if (begun || !busy || performance.now() > until) throw error;
      // The driver leaves the refused BEGIN open on its connection, which then fails at the next savepoint.
      writer.$client.reconnect();
      await new Promise((resolve) => {
        setTimeout(resolve, 5 + Math.random() * 20);
      });
    }
  }
}

/** Readies a database file, over a connection of its own that waits for another process doing the same. */
async function prepareFile(url: string): Promise<void> {
  const client = createClient({ url, timeout: BUSY_MS });
  try {
    // Readers would otherwise wait for the writer of another process.
    await client.execute('PRAGMA journal_mode = WAL');
    await migrate(client);
  } finally {
    client.close();
  }
}

/** Brings the tables up to date. */
async function migrate(client: Client): Promise<void> {
  await client.execute('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  const before = await versionOf(client);
  for (const [index, statements] of migrations.entries()) {
    if (index < before) continue;
    const step = [...statements, { sql: 'INSERT INTO schema_version VALUES (?)', args: [index + 1] }];
    try {
      await client.batch(step, 'write');
    } catch (error) {
      // Another process that started at the same time may have taken this step.
      if ((await versionOf(client)) <= index) throw error;
    }
  }
}

async function versionOf(client: Client): Promise<number> {
  const found = await client.execute('SELECT max(version) AS version FROM schema_version');
  return Number(found.rows[0]?.['version'] ?? 0);
}

/** Deletes every row and starts the numbering anew, so that the demo's ids are the same after each reset. */
export async function emptyTables(queries: Queries): Promise<void> {
  const tables = await queries.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'schema_version' AND name NOT LIKE 'sqlite_%'`,
  );
  // Which table refers to which is not known here, so references are checked when the transaction commits.
  await queries.run(sql`PRAGMA defer_foreign_keys = ON`);
  for (const { name } of tables) await queries.run(sql`DELETE FROM ${sql.identifier(name)}`);
  await queries.run(sql`DELETE FROM sqlite_sequence`);
}
