/**
 * The requirements and benefits of a VIP level (spec 2 §3): CNY as decimal strings, rebates in percent as decimal
 * strings.
 */
export interface VipLevel {
  level: number;
  flow: string;
  recharge: string;
  realperson: string;
  electron: string;
  joker: string;
  sport: string;
  lottery: string;
  eSport: string;
}
