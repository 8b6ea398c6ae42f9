import { compareAmounts, isPositive, plainAmount, shownAmount, sumOf } from '#machines/kit/money/amount.ts';
import type { RecoveryPart } from '#machines/kit/money/recoveryEnded.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';

/** The member's money outside the main wallet, CNY; null where it is unknown (D65). */
export interface Holdings {
  /** on all platforms together */
  games: ServerAmount;
  lottery: ServerAmount;
  /** whether the member has a wallet at the lottery */
  hasLottery: boolean;
}

/** All of it together; unknown if a part is. */
export function heldElsewhere({ games, lottery, hasLottery }: Holdings): ServerAmount {
  return sumOf(hasLottery ? [games, lottery] : [games]);
}

/** The parts from which something can be recovered: an unknown one is left to the server. */
export function recoverable({ games, lottery, hasLottery }: Holdings): readonly RecoveryPart[] {
  const mayHold = (amount: ServerAmount) => amount === null || isPositive(amount);
  return [
    ...(mayHold(games) ? (['games'] as const) : []),
    ...(hasLottery && mayHold(lottery) ? (['lottery'] as const) : []),
  ];
}

/**
 * How much came back, by what was held before and after; empty if that is unknown or nothing came back, which the parts
 * have said themselves.
 */
export function collectedText(before: Holdings, after: Holdings): string {
  const held = heldElsewhere(before);
  const left = heldElsewhere(after);
  if (held === null || left === null || compareAmounts(held, left) <= 0) return '';
  const collected = shownAmount(sumOf([held, `-${plainAmount(left)}`]));
  return isPositive(left)
    ? `已下分 ${collected}，还有 ${shownAmount(left)} 未下分`
    : `下分成功！金额：${collected}`;
}
