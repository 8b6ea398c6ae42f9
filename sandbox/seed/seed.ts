import { members } from '#sandbox/db/schema.ts';
import type { Queries, Store } from '#sandbox/db/store.ts';
import { seedGames } from '#sandbox/seed/games.ts';
import { seedMembers } from '#sandbox/seed/members.ts';
import { seedSite } from '#sandbox/seed/site.ts';

/** Fills empty tables with the demo; `now` in ms. */
export async function seed(queries: Queries, now: number): Promise<void> {
  await seedSite(queries, now);
  await seedGames(queries);
  await seedMembers(queries, now);
}

/** Seeds a database that has no members yet, and leaves any other as it is. */
export async function seedIfNew(store: Store, now: number): Promise<void> {
  await store.write(async (queries) => {
    const found = await queries.select({ id: members.id }).from(members).limit(1);
    if (found.length === 0) await seed(queries, now);
  });
}
