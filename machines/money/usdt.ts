import { receivedUsdt } from '#machines/money/amount.ts';
import type { Protocol } from '#machines/payoutAccounts/payoutAccount.ts';
import type { UserInfo } from '#machines/session/userInfo.ts';

/** The operator's USDT terms in the member's info: fees in USDT, the rate in CNY per USDT. */
export type UsdtTerms = Pick<UserInfo, 'withdrawusdtrate' | 'withdrawcashfee' | 'withdrawfeeusdttrc'>;

/** The fee of a protocol in USDT (D19); a wallet without a protocol (null) has no fee. */
export function usdtFee(terms: UsdtTerms, protocol: Protocol | null): string {
  if (protocol === null) return '0';
  return protocol === 'ERC20' ? terms.withdrawcashfee : terms.withdrawfeeusdttrc;
}

/** The USDT paid out for `amount` CNY with a protocol; null if the rate is unknown. */
export function usdtPayout(terms: UsdtTerms, amount: string, protocol: Protocol | null): string | null {
  return receivedUsdt(amount, terms.withdrawusdtrate, usdtFee(terms, protocol));
}
