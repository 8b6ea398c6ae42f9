import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';

/**
 * The requirements and benefits of a VIP level (spec 2 §3): CNY, rebates in percent; null is unknown
 * (D65).
 */
export interface VipLevel {
  level: number;
  flow: ServerAmount;
  recharge: ServerAmount;
  realperson: ServerAmount;
  electron: ServerAmount;
  joker: ServerAmount;
  sport: ServerAmount;
  lottery: ServerAmount;
  eSport: ServerAmount;
}
