import { openStore, type Store } from '#sandbox/db/store.ts';
import { copyTables, fillTables, type TableCopy } from '#sandbox/db/tableCopies.ts';
import { seedAnew } from '#sandbox/seed/seed.ts';

const seeds = new Map<number, Promise<TableCopy[]>>();

/** A store in memory with the demo as of `now`: seeded once a worker, then copied, as seeding takes a while. */
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
