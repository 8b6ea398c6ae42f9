import { describe, expect, test } from 'vitest';
import { invalidOnline, type PayOption } from '#machines/deposit/depositRules.ts';
import { isBelowZero } from '#machines/kit/games/gameEntry.ts';
import { receivedUsdt } from '#machines/kit/money/amount.ts';
import { rateText, usdtFee, usdtPayout } from '#machines/kit/money/usdt.ts';
import { allowanceOf, leftOf, refusedDeposit } from '#machines/kit/protection/protection.ts';
import { beijingInstant } from '#machines/kit/money/recordTime.ts';
import { sessionMoney } from '#machines/playerProtection/sessionMoney.ts';
import { rebateMachine, rebateSubmission } from '#machines/assets/rebate.machine.ts';
import { winText } from '#machines/redPacket/grab.ts';
import { roundedDown } from '#machines/redPacket/redPacketInfo.ts';
import { invalidTransfer } from '#machines/assets/transferRules.ts';
import { DAY_LIMIT, PROTECTION } from '#tests/machines/playerProtection/playerProtection.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

describe('an unknown amount decides nothing (D65)', () => {
  test.each(['in', 'out'] as const)('a transfer %s is not too much', (direction) => {
    const values = { direction, platform: 'pp', amount: '999999', available: null };
    expect(invalidTransfer(values)).toBeNull();
    // what the person has typed is checked all the same
    expect(invalidTransfer({ ...values, amount: '' })?.text).toBe('请输入操作金额！');
  });

  test('a balance keeps nobody out of a game', () => {
    expect(isBelowZero(null)).toBe(false);
  });

  test('a rebate is claimed, and nothing is said to be lacking', async () => {
    const calls = new CallScript();
    const harness = createHarness({ machine: calls.bind(rebateMachine), calls });
    await harness.send({ type: 'claim', available: null });
    expect(harness.toasts()).toEqual([]);
    expect(harness.subject.getSnapshot().value).toEqual({ submitting: 'sending' });
    harness.stop();
    expect(rebateSubmission.id).toBe('rebateClaim');
  });

  test('a fixed amount that is unknown may be the one that was typed', () => {
    const option: PayOption = { name: 'a', code: 'a', range: null, fixed: ['100', null] };
    expect(invalidOnline({ option, amount: '150' })).toBeNull();
    expect(invalidOnline({ option: { ...option, fixed: ['100'] }, amount: '150' })).not.toBeNull();
  });

  test('a limit that is unknown refuses no deposit, and is no missing limit', () => {
    for (const limit of [
      { ...DAY_LIMIT, amount: false as const },
      { ...DAY_LIMIT, used: null },
    ]) {
      const allowance = allowanceOf({ ...PROTECTION, limits: [limit] });
      expect(allowance.limits).toEqual([{ period: 'day', left: null }]);
      expect(refusedDeposit(allowance, '99999999')).toBeNull();
    }
    expect(leftOf('10', '4')).toBe('6.00');
  });
});

describe('what is calculated from an unknown amount is unknown', () => {
  const terms = { withdrawusdtrate: '7.00', withdrawcashfee: null, withdrawfeeusdttrc: '1.00' };

  test('what arrives in USDT, without a rate or the fee of its protocol', () => {
    expect(receivedUsdt('100', null, '1')).toBeNull();
    expect(receivedUsdt('100', '7', null)).toBeNull();
    expect(usdtFee(terms, 'ERC20')).toBeNull();
    expect(usdtPayout(terms, '700', 'ERC20')).toBeNull();
    expect(usdtPayout(terms, '700', 'TRC20')).toBe('99.00');
  });

  test('a rate in words', () => {
    expect([null, '0', '0.00', '-1'].map(rateText)).toEqual([null, null, null, null]);
    expect(rateText('7.20')).toBe('1 USDT ≈ 7.20 CNY');
  });

  test('a sum of a session, and no other', () => {
    const at = { time: '2026-11-21 08:00:00', state: '2' };
    const money = sessionMoney(
      {
        online: [{ ...at, amount: '10.00' }],
        offline: [{ ...at, amount: null }],
        withdrawals: [{ ...at, amount: '3.00' }],
        bets: [{ ...at, state: '1', amount: '-5.00' }],
      },
      beijingInstant('2026-11-21 00:00:00'),
    );
    expect(money).toEqual({ deposited: null, depositing: '0.00', withdrawn: '3.00', winLoss: '-5.00' });
  });

  test('a text about it has a dash', () => {
    expect(winText(null)).toBe('恭喜您抢到红包 — 元！');
    expect(roundedDown(null)).toBeNull();
  });
});
