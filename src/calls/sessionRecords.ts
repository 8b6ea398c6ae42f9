import { fetchBets, fetchTransactions } from '#api/assets.ts';
import * as protection from '#api/playerProtection.ts';
import { client } from './client.ts';
import { RECORD_TYPES } from './receipts.ts';
import { beijingText } from '#lib/beijingTime.ts';
import { serverNow } from '#lib/serverClock.ts';
import { toCallError } from '#machines/kit/calls/callError.ts';
import { beijingInstant } from '#machines/kit/money/recordTime.ts';
import {
  sessionMoney,
  type MoneyRecord,
  type SessionAnswer,
  type SessionMoney,
} from '#machines/playerProtection/sessionMoney.ts';

/** More pages than any session fills, so that a backend without a last page is not read forever. */
const PAGES_MAX = 50;
/** Records have whole seconds. */
const SECOND_MS = 1000;

type Page = { rows: readonly MoneyRecord[]; lastPage: number | null };

/** The records since `from` (epoch ms), newest first as the server lists them. */
async function recordsSince(
  from: number,
  fetchPage: (page: number) => Promise<Page>,
): Promise<MoneyRecord[]> {
  const records: MoneyRecord[] = [];
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    // the next page is only fetched if this one is not the last
    const { rows, lastPage } = await fetchPage(page);
    records.push(...rows);
    const oldest = rows.at(-1);
    if (
      oldest === undefined ||
      beijingInstant(oldest.time) < from - SECOND_MS ||
      (lastPage !== null && page >= lastPage)
    )
      return records;
  }
  throw new Error('The records have no end');
}

async function readMoney(startedAt: number, signal: AbortSignal): Promise<SessionMoney> {
  const dayOf = (at: number) => beijingText(at).slice(0, 10);
  const date = dayOf(startedAt) === dayOf(serverNow()) ? 1 : 2;
  const transactions = (type: (typeof RECORD_TYPES)[keyof typeof RECORD_TYPES]) =>
    recordsSince(startedAt, async (page) => {
      const { rows, lastPage } = await fetchTransactions(client, { api_type: '', date, page, type }, signal);
      const isOnline = type === RECORD_TYPES[6];
      return {
        rows: rows.map(({ amount, created_at, state, status }) => ({
          amount,
          time: created_at,
          state: isOnline ? status || state : state || status,
        })),
        lastPage,
      };
    });
  const betsSince = () =>
    recordsSince(startedAt, async (page) => {
      const { rows, lastPage } = await fetchBets(client, { api_type: '', date, page }, signal);
      return {
        rows: rows.map(({ win_loss, bet_time, state }) => ({ amount: win_loss, time: bet_time, state })),
        lastPage,
      };
    });
  // awaited together, so that a second failure is not an unhandled rejection
  const [online, offline, withdrawals, bets] = await Promise.all([
    transactions(RECORD_TYPES[6]),
    transactions(RECORD_TYPES[0]),
    transactions(RECORD_TYPES[1]),
    betsSince(),
  ]);
  return sessionMoney({ online, offline, withdrawals, bets }, startedAt);
}

/**
 * The money of the session since `startedAt` (epoch ms by the server's clock) according to the records, and whether the backend offers
 * breaks.
 */
export async function readSession(startedAt: number, signal: AbortSignal): Promise<SessionAnswer> {
  const [money, offersBreak] = await Promise.all([
    readMoney(startedAt, signal).catch((error: unknown) => orExpired(error, null)),
    protection.fetchProtection(client, signal).then(
      () => true,
      (error: unknown) => orExpired(error, false),
    ),
  ]);
  return { money, offersBreak };
}

/** An expired login has its own dialog; any other failure is shown in place of the figures. */
function orExpired<Rest>(error: unknown, rest: Rest): Rest {
  if (toCallError(error).kind === 'expired') throw error;
  return rest;
}
