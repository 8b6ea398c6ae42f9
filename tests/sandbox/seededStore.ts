import { openStore, type Store } from '#sandbox/db/store.ts';
import { copyTables, fillTables, type TableCopy } from '#sandbox/db/tableCopies.ts';
import { openSession } from '#sandbox/session/sessions.ts';
import { seedAnew } from '#sandbox/seed/seed.ts';
import { namedMember } from '#sandbox/tester/members.ts';

const seeds = new Map<number, Promise<TableCopy[]>>();

/** An in-memory store with the demo data as of `now`: seeded once per worker, then copied, because seeding is slow. */
export async function seededStore(now: number): Promise<Store> {
  const seeding = seeds.get(now) ?? seed(now);
  seeds.set(now, seeding);
  const tables = await seeding;
  const store = await openStore(':memory:');
  await store.write((queries) => fillTables(queries, tables));
  return store;
}

async function seed(now: number): Promise<TableCopy[]> {
  const store = await openStore(':memory:');
  await store.write((queries) => seedAnew(queries, now));
  const tables = await store.read(copyTables);
  await store.close();
  return tables;
}

/** Opens a session without a password, whose hashing would take most of each test; returns its token. */
export function sessionOf(store: Store, name: string, now: number): Promise<string> {
  return store.write(async (queries) => {
    const { id } = await namedMember(queries, name);
    return openSession(queries, id, now);
  });
}
