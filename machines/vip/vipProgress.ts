import { Big } from 'big.js';
import type { VipLevel } from '#machines/vip/vipLevel.ts';

/** A member's progress to the next level; amounts are CNY as decimal strings. */
export interface VipProgress {
  /** whole percents, 0 to 100 */
  percent: number;
  /** the requirement of the level in progress; null if it is not known */
  required: string | null;
  /** the member has the highest level */
  isTop: boolean;
}

/**
 * The progress of a member (D31): the recharges so far divided by the recharge that the level in progress requires.
 * That level is the entry after the member's level, or the last one at the top. Rounded, 0 to 100. Without a
 * requirement: 100 at the top, otherwise 0.
 */
export function vipProgress(
  levels: readonly Pick<VipLevel, 'level' | 'recharge'>[],
  member: { vip: number; paysum: string },
): VipProgress {
  const next = levels.find(({ level }) => level > member.vip);
  const isTop = next === undefined && levels.length > 0;
  const required = (next ?? levels[levels.length - 1])?.recharge ?? null;
  if (required === null || new Big(required).lte(0))
    return { percent: isTop ? 100 : 0, required: null, isTop };
  const percent = new Big(member.paysum).div(required).times(100).round(0, Big.roundHalfUp).toNumber();
  return { percent: Math.min(100, Math.max(0, percent)), required, isTop };
}
