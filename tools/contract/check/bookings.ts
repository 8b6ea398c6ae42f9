import { Big } from 'big.js';
import * as assets from '#api/assets.ts';
import type { Client } from '#api/client.ts';
import type { CallName } from '#api/contract/contract.ts';
import { fetchLotteryBalance } from '#api/lottery.ts';
import { fetchCards } from '#api/payoutAccounts.ts';
import { fetchRedPacket } from '#api/redPacket.ts';
import { fetchBalance } from '#api/session.ts';
import { fetchNewest } from '#api/withdraw.ts';
import { fetchApplications } from '#areas/promotions/api.ts';
import { shownAmount } from '#machines/kit/money/amount.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import type { Known } from './steps.ts';

/** An amount in CNY, a count, or the rows of a list, each as a text; null if it is unknown. */
type Content = ServerAmount | number | readonly string[];

/** Something that a booking changes and the site reads. */
interface Trace {
  /** such as `balance` */
  name: string;
  read: (client: Client, known: Known) => Promise<Content | undefined>;
}

/** What shows that a call with an Idempotency-Key took effect. */
export interface Booking {
  traces: readonly Trace[];
  /** its request can take effect again at once, so that it is also sent twice at once, with a key of its own */
  repeatable?: true;
  /** gives a second booking something to move, which the traces show as moved back */
  provide?: (client: Client, known: Known) => Promise<unknown>;
}

/** The contents of a booking's traces at one moment, in their order. */
export type Reading = readonly { name: string; content: Content }[];

/** How a trace differs between two readings: by CNY or by rows; null if that is unknown. */
export interface Change {
  name: string;
  by: Big | null;
  /** such as `balance 900.00 → 800.00` or `withdrawals: 1 more` */
  words: string;
  isMoney: boolean;
}

const { signal } = new AbortController();

const balance: Trace = {
  name: 'balance',
  read: async (client) => (await fetchBalance(client, signal)).balance,
};
const lotteryBalance: Trace = {
  name: 'lottery balance',
  read: (client, { lotteryToken }) => fetchLotteryBalance(client, lotteryToken, signal),
};
/** The rows of gettransrecord's `type`, without their state, which may change by itself. */
const records = (type: number, name: string): Trace => ({
  name,
  read: async (client) =>
    (await fetchNewest(client, type, signal)).map((row) =>
      JSON.stringify([
        row.order_no,
        row.out_trade_no,
        row.order_id,
        row.relatedorders,
        row.created_at,
        row.amount,
      ]),
    ),
});

/** The bookings by their calls; of any other call with a key, only the answers are compared. */
export const bookings: Readonly<Partial<Record<CallName, Booking>>> = {
  'POST /api/recharge': { traces: [records(1, 'offline deposits')], repeatable: true },
  'POST /api/process': { traces: [records(6, 'online deposits')], repeatable: true },
  'POST /api/transfer': { traces: [balance], repeatable: true },
  'POST /api/transall': {
    traces: [balance],
    repeatable: true,
    provide: (client, { platform = '' }) =>
      assets.transfer(
        client,
        { amount: '1.00', sourcetype: 'userbalance', targettype: platform },
        crypto.randomUUID(),
        signal,
      ),
  },
  'POST /api/transfer-out': { traces: [balance, lotteryBalance], repeatable: true },
  'POST /api/dofanshui': { traces: [balance] },
  'POST /api/douserredpacket': {
    traces: [
      balance,
      {
        name: 'grabbed red packets',
        read: async (client) => (await fetchRedPacket(client, signal)).received,
      },
    ],
    repeatable: true,
  },
  'POST /api/doactivityapply': {
    traces: [
      {
        name: 'applications',
        read: async (client) => (await fetchApplications(client, signal)).map((row) => row.activityId),
      },
    ],
  },
  'POST /api/bindcard': {
    traces: [
      {
        name: 'bound accounts',
        read: async (client) => (await fetchCards(client, 2, signal)).map(({ number }) => number),
      },
    ],
  },
  // not repeatable, because a person of the operator has to look at each
  'POST /api/withdraw': { traces: [balance, records(2, 'withdrawals')] },
};

/** Reads the traces of a booking one after the other. */
export async function readTraces({ traces }: Booking, client: Client, known: Known): Promise<Reading> {
  const reading: { name: string; content: Content }[] = [];
  for (const { name, read } of traces) {
    const content = await read(client, known).catch(() => null);
    reading.push({ name, content: content ?? null });
  }
  return reading;
}

/** The changes of all traces between two readings. */
export function changesBetween(before: Reading, after: Reading): Change[] {
  return before.map(({ name, content }, at) => ({
    name,
    ...change(name, content, after[at]?.content ?? null),
  }));
}

function change(name: string, from: Content, to: Content): Omit<Change, 'name'> {
  if (from === null || to === null) return { by: null, words: `${name} unknown`, isMoney: false };
  if (typeof from === 'string' && typeof to === 'string') {
    const words = `${name} ${shownAmount(from)} → ${shownAmount(to)}`;
    return { by: new Big(to).minus(from), words, isMoney: true };
  }
  if (typeof from === 'number' && typeof to === 'number')
    return { by: new Big(to - from), words: `${name} ${from} → ${to}`, isMoney: false };
  const count = typeof from === 'object' && typeof to === 'object' ? added(from, to) : 0;
  return { by: new Big(count), words: `${name}: ${count} more`, isMoney: false };
}

/** The number of rows that are new; rows may be equal, and old ones may have left the page. */
function added(before: readonly string[], after: readonly string[]): number {
  const left = [...before];
  return after.filter((row) => {
    const at = left.indexOf(row);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}
