import type { BankDetails } from '#machines/deposit/depositRules.ts';
import type { PayoutAccount } from '#machines/kit/money/payoutAccount.ts';

/** How a bound Alipay account is named among the bank cards. */
const ALIPAY = '支付宝';

/**
 * What the bank form is filled in with: the first of the member's bank cards, without its number where the server has
 * masked it. Null if there is no card; an Alipay account is none.
 */
export function detailsOfCard(accounts: readonly PayoutAccount[]): BankDetails | null {
  const card = accounts.find(({ bank }) => bank !== ALIPAY);
  if (card === undefined) return null;
  const { owner, bank, number, address } = card;
  return { bank_owner: owner, bank, bank_no: number.includes('*') ? '' : number, bank_address: address };
}
