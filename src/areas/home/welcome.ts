import { literal, object, safeParse } from 'valibot';
import { beijingText } from '#lib/beijingTime.ts';
import { readRecord, writeRecord } from '#lib/deviceDatabase.ts';
import { serverNow } from '#lib/serverClock.ts';

// in the database, because a logout clears web storage, and the next visitor would meet the same welcome again
const KEY = 'welcome';

const today = (): string => beijingText(serverNow()).slice(0, 10);

/** Whether this welcome was not shown on this phone on this day of Beijing (D78). Rejects if the database is blocked. */
export async function isWelcomeDue(welcome: string): Promise<boolean> {
  const shown = object({ day: literal(today()), welcome: literal(welcome) });
  return !safeParse(shown, await readRecord(KEY)).success;
}

/**
 * Notes that this welcome was shown today; text and title are the operator's and public. Resolves whether it is stored.
 */
export function noteWelcome(welcome: string): Promise<boolean> {
  return writeRecord(KEY, { day: today(), welcome });
}
