import { isPositive, payableUsdt, receivedUsdt } from './amount.ts';
import type { ServerAmount } from './serverAmount.ts';
import type { Protocol } from './payoutAccount.ts';
import type { UserInfo } from '#machines/app/session/userInfo.ts';

/** The operator's USDT terms in the member's info: fees in USDT, the rate in CNY per USDT. */
export type UsdtTerms = Pick<UserInfo, 'withdrawusdtrate' | 'withdrawcashfee' | 'withdrawfeeusdttrc'>;

/** The fee of a protocol in USDT (D19), null if it is unknown (D65); a wallet without a protocol has no fee. */
export function usdtFee(terms: UsdtTerms, protocol: Protocol | null): ServerAmount {
  if (protocol === null) return '0';
  return protocol === 'ERC20' ? terms.withdrawcashfee : terms.withdrawfeeusdttrc;
}

/** A rate in words; null if it is unknown, or no rate at all. */
export function rateText(rate: ServerAmount): string | null {
  return rate === null || !isPositive(rate) ? null : `1 USDT ≈ ${rate} CNY`;
}

/** About how much a deposit costs in USDT, in words, such as `≈ 78.62 USDT`; null if the rate is unknown, or nothing to pay. */
export function usdtEstimate(amount: string, rate: ServerAmount): string | null {
  const payable = isPositive(amount) ? payableUsdt(amount, rate) : null;
  return payable === null ? null : `≈ ${payable} USDT`;
}

/** The USDT paid out for `amount` CNY with a protocol; null if the rate or the fee is unknown. */
export function usdtPayout(terms: UsdtTerms, amount: string, protocol: Protocol | null): ServerAmount {
  return receivedUsdt(amount, terms.withdrawusdtrate, usdtFee(terms, protocol));
}
