import { siteInfo } from '#sandbox/db/schema.ts';
import type { Queries } from '#sandbox/db/store.ts';

/** The fields of the app info by name (spec 1 §3, spec 2 §3); flags are 0 or 1. */
export async function appInfo(queries: Queries): Promise<Record<string, string | number>> {
  const rows = await queries.select().from(siteInfo);
  return Object.fromEntries(rows.map((row) => [row.key, row.value]));
}

/** Sets fields of the app info. */
export async function setAppInfo(queries: Queries, fields: Record<string, string | number>): Promise<void> {
  for (const [key, value] of Object.entries(fields)) {
    await queries
      .insert(siteInfo)
      .values({ key, value })
      .onConflictDoUpdate({ target: siteInfo.key, set: { value } });
  }
}
