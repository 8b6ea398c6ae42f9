import { receivedUsdt } from '#machines/money/amount.ts';
import type { Protocol } from '#machines/payoutAccounts/payoutAccount.ts';
import type { UserInfo } from '#machines/session/userInfo.ts';

/** The operator's USDT figures in the member's info: fees in USDT, the rate in CNY a USDT. */
export type UsdtTerms = Pick<UserInfo, 'withdrawusdtrate' | 'withdrawcashfee' | 'withdrawfeeusdttrc'>;

/** The fee of a protocol in USDT (D19); a wallet without one (null) has no fee of its own. */
export function usdtFee(terms: UsdtTerms, protocol: Protocol | null): string {
  if (protocol === null) return '0';
  return protocol === 'ERC20' ? terms.withdrawcashfee : terms.withdrawfeeusdttrc;
}

/** The USDT that arrive of `amount` CNY by a protocol; null where the rate is not known. */
export function usdtPayout(terms: UsdtTerms, amount: string, protocol: Protocol | null): string | null {
  return receivedUsdt(amount, terms.withdrawusdtrate, usdtFee(terms, protocol));
}
