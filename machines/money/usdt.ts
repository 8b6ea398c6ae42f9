import { receivedUsdt } from '#machines/money/amount.ts';
import type { UserInfo } from '#machines/session/userInfo.ts';

/** The operator's USDT figures in the member's info: fees in USDT, the rate in CNY a USDT. */
export type UsdtTerms = Pick<UserInfo, 'withdrawusdtrate' | 'withdrawcashfee' | 'withdrawfeeusdttrc'>;

/** The fee of a protocol in USDT (D19); other networks have none of their own. */
export function usdtFee(terms: UsdtTerms, protocol: string): string {
  if (protocol === 'ERC20') return terms.withdrawcashfee;
  return protocol === 'TRC20' ? terms.withdrawfeeusdttrc : '0';
}

/** The USDT that arrive of `amount` CNY by a protocol; null where the rate is not known. */
export function usdtPayout(terms: UsdtTerms, amount: string, protocol: string): string | null {
  return receivedUsdt(amount, terms.withdrawusdtrate, usdtFee(terms, protocol));
}
