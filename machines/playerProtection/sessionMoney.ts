import { sumOf } from '#machines/money/amount.ts';

/** What the records tell of a session; CNY as decimal strings. */
export interface SessionMoney {
  /** deposits that have arrived */
  deposited: string;
  /** deposits that have not been decided yet */
  depositing: string;
  /** withdrawals that were not refused */
  withdrawn: string;
  /** what settled bets brought, below 0 for a loss */
  winLoss: string;
}

/** What a reminder is answered: the money, null where the records could not be read, and whether a break is offered. */
export interface SessionAnswer {
  money: SessionMoney | null;
  offersBreak: boolean;
}

/** A record as far as its sum goes: `time` in Beijing, `state` as the records have it (spec 2 §4). */
export interface MoneyRecord {
  amount: string;
  time: string;
  state: string;
}

/** The records of a session. */
export interface SessionRecords {
  online: readonly MoneyRecord[];
  offline: readonly MoneyRecord[];
  withdrawals: readonly MoneyRecord[];
  bets: readonly MoneyRecord[];
}

const ARRIVED: ReadonlySet<string> = new Set(['success', '2']);
const REFUSED: ReadonlySet<string> = new Set(['failed', '3']);
const SETTLED = '1';

/** The money of a session that began at `from`, a time of Beijing. A loss is shown as it is. */
export function sessionMoney(records: SessionRecords, from: string): SessionMoney {
  const since = (list: readonly MoneyRecord[]) => list.filter(({ time }) => time >= from);
  const sum = (list: readonly MoneyRecord[]) => sumOf(list.map(({ amount }) => amount));
  const deposits = since([...records.online, ...records.offline]);
  return {
    deposited: sum(deposits.filter(({ state }) => ARRIVED.has(state))),
    depositing: sum(deposits.filter(({ state }) => !ARRIVED.has(state) && !REFUSED.has(state))),
    withdrawn: sum(since(records.withdrawals).filter(({ state }) => !REFUSED.has(state))),
    winLoss: sum(since(records.bets).filter(({ state }) => state === SETTLED)),
  };
}
