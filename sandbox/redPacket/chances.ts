import { and, count, eq, gte, lt, sql } from 'drizzle-orm';
import type { Backend } from '#sandbox/backend.ts';
import { deposits } from '#sandbox/db/ledgerSchema.ts';
import { redPackets } from '#sandbox/db/moneySchema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { beijingDate, beijingDayStart, beijingText, DAY_MS } from '#sandbox/http/beijing.ts';

/** A day's deposits in cents, from `from` to `to`, and the number of red packets for them. */
const tiers = [
  { from: 100_00, to: 999_99, packets: 1 },
  { from: 1_000_00, to: 4_999_99, packets: 3 },
  { from: 5_000_00, to: 19_999_99, packets: 5 },
  { from: 20_000_00, to: 9_999_999_99, packets: 8 },
] as const;

/** A member's red packets of a Beijing day; deposits in cents. */
export interface Chances {
  day: string;
  deposited: number;
  /** number of packets for the deposits */
  total: number;
  taken: number;
}

/** Calculates the chances from the deposits approved on the previous Beijing day (spec 1 §2, §9). */
export async function chancesOf(queries: Queries, memberId: number, now: number): Promise<Chances> {
  const today = beijingDayStart(now);
  const day = beijingDate(now);
  const [yesterday] = await queries
    .select({ sum: sql<number>`coalesce(sum(${deposits.amount}), 0)` })
    .from(deposits)
    .where(
      and(
        eq(deposits.memberId, memberId),
        eq(deposits.state, 2),
        gte(deposits.settledAt, today - DAY_MS),
        lt(deposits.settledAt, today),
      ),
    );
  const [grabbed] = await queries
    .select({ count: count() })
    .from(redPackets)
    .where(and(eq(redPackets.memberId, memberId), eq(redPackets.day, day)));
  const deposited = yesterday?.sum ?? 0;
  const tier = tiers.find(({ from, to }) => deposited >= from && deposited <= to);
  return { day, deposited, total: tier?.packets ?? 0, taken: grabbed?.count ?? 0 };
}

/** When packets can be grabbed, in ms: the Beijing day of `now`, unless a tester set another time. */
export function grabWindow({ settings }: Backend, now: number): { start: number; end: number } {
  const today = beijingDayStart(now);
  return {
    start: settings.redPacketStart ?? today,
    end: settings.redPacketEnd ?? today + DAY_MS - 1000,
  };
}

/** The rules in the response (spec 1 §3): amounts in CNY, `recharge` is the number of packets. */
export function rulesShown({ start, end }: { start: number; end: number }) {
  return tiers.map(({ from, to, packets }) => ({
    start_time: beijingText(start),
    end_time: beijingText(end),
    day_flow: String(from / 100),
    flow_money: String(Math.floor(to / 100)),
    recharge: packets.toFixed(2),
  }));
}
