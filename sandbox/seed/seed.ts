import { migrations } from '#sandbox/db/migrations.ts';
import { seedVersion } from '#sandbox/db/schema.ts';
import { emptyTables, type Queries, type Store } from '#sandbox/db/store.ts';
import { seedActivities } from '#sandbox/seed/activities.ts';
import { seedGames } from '#sandbox/seed/games.ts';
import { renewYesterday, seedMembers } from '#sandbox/seed/members.ts';
import { seedSite } from '#sandbox/seed/site.ts';

/** Empties the database and fills it with the demo; `now` in ms. */
export async function seedAnew(queries: Queries, now: number): Promise<void> {
  await emptyTables(queries);
  await seedSite(queries, now);
  await seedGames(queries);
  await seedActivities(queries, now);
  await seedMembers(queries, now);
  await queries.insert(seedVersion).values({ version: migrations.length });
}

/** Seeds a database that is new or whose tables have changed since, and brings another up to today. */
export async function seedIfNeeded(store: Store, now: number): Promise<void> {
  await store.write(async (queries) => {
    const [seeded] = await queries.select().from(seedVersion);
    if (seeded?.version === migrations.length) await renewYesterday(queries, now);
    else await seedAnew(queries, now);
  });
}
