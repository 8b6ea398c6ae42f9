import { sumOf } from '#machines/kit/money/amount.ts';
import { isNotBefore } from '#machines/kit/money/recordTime.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';

/** The money of a session according to the records, CNY; a sum with an unknown part is unknown (D65). */
export interface SessionMoney {
  /** deposits that have arrived */
  deposited: ServerAmount;
  /** pending deposits */
  depositing: ServerAmount;
  /** withdrawals that were not refused */
  withdrawn: ServerAmount;
  /** the result of settled bets, below 0 for a loss */
  winLoss: ServerAmount;
}

/** The data of a reminder: the money, null if the records could not be read, and whether a break is offered. */
export interface SessionAnswer {
  money: SessionMoney | null;
  offersBreak: boolean;
}

/** The part of a record that its sum needs: `time` in Beijing, `state` as in the records (spec 2 §4). */
export interface MoneyRecord {
  amount: ServerAmount;
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

/** The money of a session that began at `from` (epoch ms by the server's clock). A loss is shown as it is. */
export function sessionMoney(records: SessionRecords, from: number): SessionMoney {
  const since = (list: readonly MoneyRecord[]) => list.filter(({ time }) => isNotBefore(time, from));
  const sum = (list: readonly MoneyRecord[]) => sumOf(list.map(({ amount }) => amount));
  const deposits = since([...records.online, ...records.offline]);
  return {
    deposited: sum(deposits.filter(({ state }) => ARRIVED.has(state))),
    depositing: sum(deposits.filter(({ state }) => !ARRIVED.has(state) && !REFUSED.has(state))),
    withdrawn: sum(since(records.withdrawals).filter(({ state }) => !REFUSED.has(state))),
    winLoss: sum(since(records.bets).filter(({ state }) => state === SETTLED)),
  };
}
