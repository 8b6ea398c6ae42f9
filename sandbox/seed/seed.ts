import { members } from '#sandbox/db/schema.ts';
import type { Queries, Store } from '#sandbox/db/store.ts';
import { seedActivities } from '#sandbox/seed/activities.ts';
import { seedGames } from '#sandbox/seed/games.ts';
import { seedMembers } from '#sandbox/seed/members.ts';
import { seedSite } from '#sandbox/seed/site.ts';

/** Fills empty tables with the demo; `now` in ms. */
export async function seed(queries: Queries, now: number): Promise<void> {
  await seedSite(queries, now);
  await seedGames(queries);
  await seedActivities(queries, now);
  await seedMembers(queries, now);
}

/** Seeds a database whose tables are new, have changed, or were never filled. */
export async function seedIfNeeded(store: Store, now: number): Promise<void> {
  const found = await store.read((queries) => queries.select({ id: members.id }).from(members).limit(1));
  if (store.fresh || found.length === 0) await store.refill((queries) => seed(queries, now));
}
