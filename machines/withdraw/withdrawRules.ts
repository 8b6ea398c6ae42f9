import type { InvalidField } from '#machines/forms/invalidField.ts';
import { compareAmounts } from '#machines/money/amount.ts';
import { readTypedAmount, unreadableAmount } from '#machines/money/typedAmount.ts';
import type { AccountKind } from '#machines/payoutAccounts/payoutAccount.ts';

/** The smallest withdrawal in CNY if the operator has set no other (spec 2 §9, D36). */
export const LEAST_WITHDRAWAL = '100';
/** The maximum length of the payment password (spec 2 §9). */
export const PASSWORD_MAX = 17;

/** The ways to withdraw; `address` is the hidden third one (D23). */
export type WithdrawTab = 'cny' | 'virtual' | 'address';

/** The accounts that a tab offers. */
export const TAB_KINDS: Readonly<Record<WithdrawTab, readonly AccountKind[]>> = {
  cny: ['bank'],
  virtual: ['usdt', 'wallet'],
  address: ['usdt'],
};

/** The checked values of a withdrawal: the amount as it was typed; the password is only checked for presence. */
export interface WithdrawValues {
  account: string | null;
  amount: string;
  password: string;
}

/** The first rule that a withdrawal of at least `least` CNY breaks, in the order of the document (spec 2 §5), or null. */
export function invalidWithdrawal(
  values: WithdrawValues,
  least: string = LEAST_WITHDRAWAL,
): InvalidField<keyof WithdrawValues> | null {
  if (values.account === null) return { field: 'account', text: '您要提现到哪里呢？' };
  const amount = readTypedAmount(values.amount);
  if (amount === null) return unreadableAmount();
  if (compareAmounts(amount, least) < 0) return { field: 'amount', text: `单笔取款不能低于${least}元` };
  return values.password === '' ? { field: 'password', text: '请输入您的支付密码' } : null;
}
