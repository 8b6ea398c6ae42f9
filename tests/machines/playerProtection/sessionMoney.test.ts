import { describe, expect, test } from 'vitest';
import { beijingInstant } from '#machines/kit/money/recordTime.ts';
import { sessionMoney } from '#machines/playerProtection/sessionMoney.ts';

describe('the money of a session', () => {
  const FROM = '2026-11-20 12:00:00';
  const SINCE = beijingInstant(FROM);
  const before = '2026-11-20 11:59:59';
  const of = (amount: string, state: string, time = FROM) => ({ amount, state, time });
  const none = { online: [], offline: [], withdrawals: [], bets: [] };

  test('counts what came in, what waits and what went out since the login', () => {
    const money = sessionMoney(
      {
        online: [
          of('100.10', 'success'),
          of('50', 'pending'),
          of('70', 'failed'),
          of('999', 'success', before),
        ],
        offline: [of('200.20', '2'), of('30', '1'), of('40', '3')],
        withdrawals: [of('10', '1'), of('20', '2'), of('500', '3'), of('1', '2', before)],
        bets: [],
      },
      SINCE,
    );
    expect(money).toEqual({ deposited: '300.30', depositing: '80.00', withdrawn: '30.00', winLoss: '0.00' });
  });

  test('never hides a loss', () => {
    const bets = [of('-100.05', '1'), of('30', '1'), of('-900', '2'), of('-7', '0'), of('-3', '1', before)];
    expect(sessionMoney({ ...none, bets }, SINCE).winLoss).toBe('-70.05');
  });
});
