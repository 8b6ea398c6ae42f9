import { migrations } from '#sandbox/db/migrations.ts';
import { seedVersion } from '#sandbox/db/schema.ts';
import { emptyTables, type Queries, type Store } from '#sandbox/db/store.ts';
import { copyTables, fillTables, type TableCopy } from '#sandbox/db/tableCopies.ts';
import { beijingDate } from '#sandbox/http/beijing.ts';
import { seedActivities } from '#sandbox/seed/activities.ts';
import { seedGames } from '#sandbox/seed/games.ts';
import { renewYesterday, seedMembers } from '#sandbox/seed/members.ts';
import { seedSite } from '#sandbox/seed/site.ts';

/** Empties the database and fills it with the demo data; `now` in ms. */
export async function seedAnew(queries: Queries, now: number): Promise<void> {
  await emptyTables(queries);
  await seedSite(queries, now);
  await seedGames(queries);
  await seedActivities(queries, now);
  await seedMembers(queries, now);
  await queries.insert(seedVersion).values({ version: migrations.length });
}

/** Seeds a new database or one whose tables have changed; otherwise only renews yesterday's deposits. */
export async function seedIfNeeded(store: Store, now: number): Promise<void> {
  await store.write(async (queries) => {
    const [seeded] = await queries.select().from(seedVersion);
    if (seeded?.version === migrations.length) await renewYesterday(queries, now);
    else await seedAnew(queries, now);
  });
}

/** The maximum age of a reset's copy, in ms: the newest record of the demo is an hour old. */
const COPY_MS = 600_000;

/** Restores the demo data: from a copy, or seeded again if the copy is too old or from another day. */
export function resetToSeed(store: Store): (now: number) => Promise<void> {
  let seeded: { at: number; tables: TableCopy[] } | undefined;
  return (now) =>
    store.write(async (queries) => {
      const age = seeded === undefined ? Infinity : now - seeded.at;
      if (seeded === undefined || age < 0 || age > COPY_MS || beijingDate(now) !== beijingDate(seeded.at)) {
        await seedAnew(queries, now);
        seeded = { at: now, tables: await copyTables(queries) };
      } else {
        await emptyTables(queries);
        await fillTables(queries, seeded.tables);
      }
    });
}
