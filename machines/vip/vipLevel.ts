/** What a VIP level asks for and gives (spec 2 §3): CNY as decimal strings, rebates in percent as decimal strings. */
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
