import type { InvalidField } from '#machines/forms/invalidField.ts';
import { compareAmounts } from '#machines/money/amount.ts';
import type { AccountKind, AccountsByKind } from '#machines/payoutAccounts/payoutAccount.ts';

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

/** What a withdrawal has chosen, and the ids of the accounts that it has seen; null before any answer. */
export interface AccountChoice {
  tab: WithdrawTab;
  account: string | null;
  seen: readonly string[] | null;
}

/**
 * The choice after an answer with the member's accounts: an account of the tab that was not there before has just been
 * added and is chosen; a chosen one that is gone is not chosen any more.
 */
export function choiceAmong(
  accounts: AccountsByKind,
  { tab, account, seen }: AccountChoice,
): Pick<AccountChoice, 'account' | 'seen'> {
  const offered = TAB_KINDS[tab].flatMap((kind) => accounts[kind].map(({ id }) => id));
  const added = seen === null ? undefined : offered.find((id) => !seen.includes(id));
  const kept = account !== null && offered.includes(account) ? account : null;
  return {
    account: added ?? kept,
    seen: Object.values(accounts).flatMap((kind) => kind.map(({ id }) => id)),
  };
}

/** The checked values of a withdrawal; the password is only checked for presence. */
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
  if (compareAmounts(values.amount, least) < 0)
    return { field: 'amount', text: `单笔取款不能低于${least}元` };
  return values.password === '' ? { field: 'password', text: '请输入您的支付密码' } : null;
}
