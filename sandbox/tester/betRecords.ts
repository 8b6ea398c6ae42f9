import { sql } from 'drizzle-orm';
import type { Queries } from '#sandbox/db/store.ts';
import { DAY_MS } from '#sandbox/http/beijing.ts';
import { providerNames } from '#sandbox/seed/gameNames.ts';

/** All bets are within the widest date filter. */
const SPAN_MS = 29 * DAY_MS;

/** Adds `count` bets over the last 29 days in one statement; deterministic for the same count. */
export async function addBets(queries: Queries, memberId: number, count: number, now: number): Promise<void> {
  const names = JSON.stringify(providerNames);
  const step = Math.floor(SPAN_MS / Math.max(1, count));
  await queries.run(sql`
    WITH RECURSIVE numbers (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < ${count}),
      names (k, platform, name) AS (SELECT key, value ->> 'platform', value ->> 'name' FROM json_each(${names}))
    INSERT INTO bets (number, member_id, platform, code, amount, win_loss, state, created_at)
    SELECT 'TZ' || ${String(now)} || printf('%06d', i), ${memberId}, platform, name,
      200 + (i * 7919) % 49800,
      CASE WHEN i % 17 = 0 OR i % 41 = 0 THEN 0 ELSE (i * 104729) % 60000 - 31000 END,
      CASE WHEN i % 41 = 0 THEN 0 WHEN i % 17 = 0 THEN 2 ELSE 1 END,
      ${now} - i * ${step}
    FROM numbers JOIN names ON k = (i * 13) % ${providerNames.length}
    WHERE i < ${count} ORDER BY i`);
}
