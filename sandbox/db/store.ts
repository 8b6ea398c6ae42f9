import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Client, createClient, LibsqlError, type ResultSet } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import { migrations } from '#sandbox/db/migrations.ts';

/** Runs queries: the database itself or an open transaction. */
export type Queries = BaseSQLiteDatabase<'async', ResultSet>;

/** The only access to the database. */
export interface Store {
  /** Runs read-only queries. */
  read: <Result>(work: (queries: Queries) => Promise<Result>) => Promise<Result>;
  /** Runs a transaction after all those requested before; it is rolled back if `work` throws. */
  write: <Result>(work: (queries: Queries) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

/** Opens `:memory:`, a file path or `file:` address, or a `libsql://` address, and migrates it. */
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
    // A memory database has one connection, which is blocked during a transaction.
    read: url === ':memory:' ? (work) => queue(() => work(database)) : (work) => work(database),
    write,
    close: () =>
      queue(async () => {
        writer.$client.close();
        client.close();
      }),
  };
}

/** Serialises write transactions, because libSQL fails those of one process that overlap. */
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
 * Waits for another process's transaction without blocking this process: the driver's own wait is synchronous. Only
 * BEGIN can find the database busy, so `work` never runs twice.
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
      // The driver leaves the failed BEGIN open on its connection, which then fails at the next savepoint.
      writer.$client.reconnect();
      await new Promise((resolve) => {
        setTimeout(resolve, 5 + Math.random() * 20);
      });
    }
  }
}

/** Prepares a database file, on a separate connection that waits for another process doing the same. */
async function prepareFile(url: string): Promise<void> {
  const client = createClient({ url, timeout: BUSY_MS });
  try {
    // Without WAL, readers would wait for a writer in another process.
    await client.execute('PRAGMA journal_mode = WAL');
    await migrate(client);
  } finally {
    client.close();
  }
}

/** Applies the missing migrations. */
async function migrate(client: Client): Promise<void> {
  await client.execute('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  const before = await versionOf(client);
  for (const [index, statements] of migrations.entries()) {
    if (index < before) continue;
    const step = [...statements, { sql: 'INSERT INTO schema_version VALUES (?)', args: [index + 1] }];
    try {
      await client.batch(step, 'write');
    } catch (error) {
      // Another process that started at the same time may have applied this migration.
      if ((await versionOf(client)) <= index) throw error;
    }
  }
}

async function versionOf(client: Client): Promise<number> {
  const found = await client.execute('SELECT max(version) AS version FROM schema_version');
  return Number(found.rows[0]?.['version'] ?? 0);
}

/** Deletes all rows and resets the ids, so that the demo has the same ids after each reset. */
export async function emptyTables(queries: Queries): Promise<void> {
  const tables = await queries.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'schema_version' AND name NOT LIKE 'sqlite_%'`,
  );
  // Tables are emptied in any order, so foreign keys are checked at the end of the transaction.
  await queries.run(sql`PRAGMA defer_foreign_keys = ON`);
  for (const { name } of tables) await queries.run(sql`DELETE FROM ${sql.identifier(name)}`);
  await queries.run(sql`DELETE FROM sqlite_sequence`);
}
