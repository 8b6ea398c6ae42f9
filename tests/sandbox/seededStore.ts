import { sql } from 'drizzle-orm';
import { openStore, type Queries, type Store } from '#sandbox/db/store.ts';
import { seedAnew } from '#sandbox/seed/seed.ts';

type Value = string | number | null;
interface Snapshot {
  table: string;
  rows: Record<string, Value>[];
}

const snapshots = new Map<number, Promise<Snapshot[]>>();

/** A store in memory with the demo as of `now`: seeded once a test file, then copied, as seeding takes a while. */
export async function seededStore(now: number): Promise<Store> {
  const taken = snapshots.get(now) ?? takeSnapshot(now);
  snapshots.set(now, taken);
  const snapshot = await taken;
  const store = await openStore(':memory:');
  await store.write(async (queries) => {
    await queries.run(sql`PRAGMA defer_foreign_keys = ON`);
    for (const { table, rows } of snapshot) await insertAll(queries, table, rows);
  });
  return store;
}

async function takeSnapshot(now: number): Promise<Snapshot[]> {
  const store = await openStore(':memory:');
  await store.write((queries) => seedAnew(queries, now));
  const snapshot = await store.read(async (queries) => {
    // Entries come before accounts: the trigger that adds them up finds nothing to add to.
    const tables = await queries.all<{ name: string }>(
      sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'schema_version'
        AND name NOT LIKE 'sqlite_%' ORDER BY name = 'accounts'`,
    );
    const taken: Snapshot[] = [];
    for (const { name } of tables) {
      const rows = await queries.all<Record<string, Value>>(sql`SELECT * FROM ${sql.identifier(name)}`);
      taken.push({ table: name, rows: rows.map((row) => ({ ...row })) });
    }
    return taken;
  });
  await store.close();
  return snapshot;
}

async function insertAll(
  queries: Queries,
  table: string,
  rows: readonly Record<string, Value>[],
): Promise<void> {
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
