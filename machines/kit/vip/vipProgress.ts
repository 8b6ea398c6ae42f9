import { Big } from 'big.js';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import type { VipLevel } from './vipLevel.ts';

/** A member's progress to the next level; amounts are CNY. */
export interface VipProgress {
  /** whole percents, 0 to 100; null if they are unknown, because the recharges or the requirement are (D65) */
  percent: number | null;
  /** the recharges and the requirement of the level in progress; null if there is no requirement */
  sum: { recharged: ServerAmount; required: ServerAmount } | null;
  /** the turnover that the level in progress requires, besides the recharges; null if it is unknown */
  flow: ServerAmount;
  /** the member has the highest level */
  isTop: boolean;
}

/**
 * The progress of a member (D31): the recharges so far divided by the recharge that the level in progress requires.
 * That level is the entry after the member's level, or the last one at the top. Rounded, 0 to 100. Without a
 * requirement: 100 at the top, otherwise 0.
 */
export function vipProgress(
  levels: readonly Pick<VipLevel, 'level' | 'recharge' | 'flow'>[],
  member: { vip: number; paysum: ServerAmount },
): VipProgress {
  const next = levels.find(({ level }) => level > member.vip);
  const isTop = next === undefined && levels.length > 0;
  const inProgress = next ?? levels[levels.length - 1];
  if (inProgress === undefined) return { percent: 0, sum: null, flow: null, isTop };
  const { recharge: required, flow } = inProgress;
  if (required !== null && new Big(required).lte(0))
    return { percent: isTop ? 100 : 0, sum: null, flow, isTop };
  const sum = { recharged: member.paysum, required };
  if (required === null || member.paysum === null) return { percent: null, sum, flow, isTop };
  const percent = new Big(member.paysum).div(required).times(100).round(0, Big.roundHalfUp).toNumber();
  return { percent: Math.min(100, Math.max(0, percent)), sum, flow, isTop };
}
