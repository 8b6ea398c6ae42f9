import { secret, tooLong } from '#machines/kit/form/fieldText.ts';
import type { InvalidField } from '#machines/kit/form/invalidField.ts';
import { compareAmounts, isPositive, shownAmount } from '#machines/kit/money/amount.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import { AMOUNT_MAX, readTypedAmount, unreadableAmount } from '#machines/kit/money/typedAmount.ts';
import { addressWarning, otherProtocol } from '#machines/kit/money/usdtAddress.ts';
import type { FieldWords } from '#machines/kit/submission/refusal.ts';
import {
  LEAST_WITHDRAWAL,
  protocolOf,
  type AccountKind,
  type AccountsByKind,
  type PayoutAccount,
  type Protocol,
} from '#machines/kit/money/payoutAccount.ts';

/** The maximum length of the payment password (spec 2 §9). */
export const PASSWORD_MAX = 17;
/** What the field of the payment password takes (D64). */
export const WITHDRAW_PASSWORD = secret(PASSWORD_MAX, tooLong('支付密码', PASSWORD_MAX));

/** How the server's words show which field they mean. */
export const WITHDRAW_WORDS: FieldWords<keyof WithdrawValues> = { password: /支付密码/, amount: /金额|余额/ };

/** The ways to withdraw; `address` is the hidden third one (D23). */
export type WithdrawTab = 'cny' | 'virtual' | 'address';

/** The accounts that a tab offers; the third one has a field for the address instead. */
export const TAB_KINDS: Readonly<Record<WithdrawTab, readonly AccountKind[]>> = {
  cny: ['bank'],
  virtual: ['usdt', 'wallet'],
  address: [],
};

/** The tab that offers the chosen account; the present one if it does, or if none does. */
export function tabOffering(
  accounts: AccountsByKind,
  { tab, account }: Pick<AccountChoice, 'tab' | 'account'>,
): WithdrawTab {
  const offers = (one: WithdrawTab) =>
    TAB_KINDS[one].some((kind) => accounts[kind].some(({ id }) => id === account));
  return ([tab, 'cny', 'virtual'] as const).find(offers) ?? tab;
}

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

/** The checked values of a withdrawal: the amount as it was typed; the password is only checked for presence. */
export interface WithdrawValues {
  account: string | null;
  /** where to, instead of an account: a USDT address of this protocol; only on the third tab */
  to?: { address: string; protocol: Protocol } | null;
  amount: string;
  password: string;
}

/** An address as it is sent: without the blanks with which it was pasted. */
export function plainAddress(address: string): string {
  return address.replace(/\s/g, '');
}

const tooLittleText = (least: string) => `单笔取款不能低于${least}元`;

/** What is known about an amount before it is sent, as decimal strings. */
export interface AmountFacts {
  /** CNY, as it was typed */
  amount: string;
  /** no further key is expected: the field was left, or the text was put in at once */
  isSettled: boolean;
  /** the smallest withdrawal, CNY */
  least: string;
  /** of the main wallet, CNY */
  balance: ServerAmount;
  /** what is paid out, in its own currency */
  arrives: ServerAmount;
}

/**
 * What speaks against an amount while it is typed, as soon as no further key can mend it, or null. It is no rule of the
 * document and keeps nothing from being sent: the server decides by its own balance.
 */
export function amountWarning({ amount, isSettled, least, balance, arrives }: AmountFacts): string | null {
  const read = readTypedAmount(amount);
  if (read === '') return null;
  if (read !== null && balance !== null && compareAmounts(read, balance) > 0)
    return isPositive(balance) ? `超过可提余额${shownAmount(balance)}元` : '可提余额不足';
  if (!isSettled) return null;
  if (read === null) return unreadableAmount().text;
  if (compareAmounts(read, least) < 0) return tooLittleText(least);
  return arrives === null || isPositive(arrives) ? null : '扣除手续费后没有到账，请提高金额';
}

/** The largest amount that a balance allows and the field takes, CNY; null if there is none, or it is unknown. */
export function largestWithdrawal(balance: ServerAmount): string | null {
  const shown = shownAmount(balance);
  // whole yuan, where the fen do not fit
  const amount = shown.length > AMOUNT_MAX ? shown.slice(0, -'.00'.length) : shown;
  return isPositive(amount) && amount.length <= AMOUNT_MAX ? amount : null;
}

/** The first rule that a withdrawal of at least `least` CNY breaks, in the order of the document (spec 2 §5), or null. */
export function invalidWithdrawal(
  values: WithdrawValues,
  least: string = LEAST_WITHDRAWAL,
): InvalidField<keyof WithdrawValues> | null {
  const to = values.to && plainAddress(values.to.address);
  if (to === '') return { field: 'to', text: '请输入USDT地址' };
  if (!values.to && values.account === null) return { field: 'account', text: '您要提现到哪里呢？' };
  const amount = readTypedAmount(values.amount);
  if (amount === null) return unreadableAmount();
  if (compareAmounts(amount, least) < 0) return { field: 'amount', text: tooLittleText(least) };
  if (values.password === '') return { field: 'password', text: '请输入您的支付密码' };
  return values.to ? invalidAddress(values.to) : null;
}

/**
 * Refuses an address, after the rules of the document. Unlike a bound account, nobody has checked it before: also one
 * that does not look like its protocol is refused, because what is paid to another network is lost.
 */
function invalidAddress({
  address,
  protocol,
}: {
  address: string;
  protocol: Protocol;
}): InvalidField<'to'> | null {
  const text = addressWarning(plainAddress(address), protocol);
  return text === null ? null : { field: 'to', text };
}

/**
 * Refuses the chosen account if its address belongs to another network than its protocol, because the money would be
 * lost. Checked after the rules of the document.
 */
export function unpayableAccount(account: PayoutAccount | undefined): InvalidField<'account'> | null {
  if (account === undefined) return null;
  const protocol = protocolOf(account);
  const other = otherProtocol(account.number, protocol);
  return (
    other && {
      field: 'account',
      text: `该账户是${other}网络的地址，却绑定为${protocol}，无法提现，请重新绑定`,
    }
  );
}
