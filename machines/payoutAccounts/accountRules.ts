import {
  code,
  digits,
  identifier,
  personName,
  secret,
  sentence,
  tooLong,
} from '#machines/kit/form/fieldText.ts';
import type { InvalidField } from '#machines/kit/form/invalidField.ts';
import { groupedDigits, plainDigits } from '#machines/kit/money/accountNumber.ts';
import { ADDRESS_MAX, USDT_ADDRESS, isAddress, unpayableAddress } from '#machines/kit/money/usdtAddress.ts';

/** The maximum length of the inputs (spec 2 §5), not counting the spaces of a grouped card number. */
export const ACCOUNT_MAX = { cardNumber: 19, other: ADDRESS_MAX, fundPassword: 18 } as const;

const FUND_PASSWORD_TEXT = '请输入支付密码';
const FUND_PASSWORD_LENGTH_TEXT = '请输入支付密码长度';
const CARD_LENGTH_TEXT = '请输入正确的卡号长度';

const other = (label: string) => [ACCOUNT_MAX.other, tooLong(label, ACCOUNT_MAX.other)] as const;
const address = code(...other('PayWallet地址'));
const walletName = identifier(...other('PayWallet地址'));

/**
 * What the inputs take (D64). An alipay account is an email address or a phone number, of which the country code falls
 * away. The address of another wallet may be a name, to which hyphens belong.
 */
export const ACCOUNT_TEXT = {
  owner: personName(...other('姓名')),
  branch: sentence(...other('开户行地址')),
  cardNumber: { ...digits(ACCOUNT_MAX.cardNumber, CARD_LENGTH_TEXT), shown: groupedDigits },
  alipay: identifier(...other('支付宝账号'), (account) =>
    account.replace(/^(?:\+|00)?86(?=1[3-9]\d{9}$)/, ''),
  ),
  usdtAddress: USDT_ADDRESS,
  walletAddress: {
    ...walletName,
    meant: (text: string) => {
      const plain = address.keep(address.meant(text) ?? '');
      return isAddress(plain) ? plain : walletName.meant(text);
    },
  },
  fundPassword: secret(ACCOUNT_MAX.fundPassword, FUND_PASSWORD_LENGTH_TEXT),
};

/** Where the form was opened from, according to its query: `withdraw`, or empty. */
interface OpenedFrom {
  from: string;
}

/** A bank card or an alipay account (spec 2 §5); `from` selects the second variant (D21). */
export interface BankCardValues extends OpenedFrom {
  kind: 'bank' | 'alipay';
  owner: string;
  bank: string;
  address: string;
  number: string;
  fundPassword: string;
}

/** A USDT address. */
export interface UsdtValues extends OpenedFrom {
  address: string;
  protocol: string;
  fundPassword: string;
}

/** Another wallet; `walletType` is a protocol or the name of an active bank (D22). */
export interface WalletValues extends OpenedFrom {
  address: string;
  walletType: string;
  fundPassword: string;
}

type Rule<Values> = readonly [keyof Values & string, (values: Values) => boolean, string];

/**
 * Whether the branch address is required: for everything except alipay, and always in the form opened from the withdraw
 * page (D21).
 */
export function needsBranch({ kind, from }: Pick<BankCardValues, 'kind' | 'from'>): boolean {
  return kind === 'bank' || from === 'withdraw';
}

/** The holder that an account of the member has in all likelihood: the real name, if the server has not masked it. */
export function likelyOwner(realname: string): string {
  return realname.includes('*') ? '' : realname;
}

const isCardLength = (length: number) => length >= 8 && length <= ACCOUNT_MAX.cardNumber;
const filled = (text: string) => text.trim() !== '';

/**
 * The rules in the order of the document (spec 2 §5, D27); a card and an alipay account have different rules for the
 * number.
 */
const bankCardRules: readonly Rule<BankCardValues>[] = [
  ['owner', (v) => filled(v.owner), '请输入姓名'],
  ['bank', (v) => filled(v.bank), '请输入银行'],
  ['address', (v) => !needsBranch(v) || filled(v.address), '请输入开户行地址'],
  ['number', (v) => v.kind === 'alipay' || filled(v.number), '请输入银行卡号'],
  ['number', (v) => filled(v.number), '请输入支付宝账号'],
  ['fundPassword', (v) => v.fundPassword !== '', FUND_PASSWORD_TEXT],
  ['number', (v) => v.kind === 'alipay' || isCardLength(plainDigits(v.number).length), CARD_LENGTH_TEXT],
  [
    'fundPassword',
    (v) => v.fundPassword.length >= 6 && v.fundPassword.length <= ACCOUNT_MAX.fundPassword,
    FUND_PASSWORD_LENGTH_TEXT,
  ],
];

const usdtRules: readonly Rule<UsdtValues>[] = [
  ['address', (v) => filled(v.address), '请输入USDT地址'],
  ['protocol', (v) => filled(v.protocol), '请选择钱包协议'],
  ['fundPassword', (v) => v.fundPassword !== '', FUND_PASSWORD_TEXT],
];

const walletRules: readonly Rule<WalletValues>[] = [
  ['address', (v) => filled(v.address), '请输入PayWallet地址'],
  ['walletType', (v) => filled(v.walletType), '请选择钱包类型'],
  ['fundPassword', (v) => v.fundPassword !== '', FUND_PASSWORD_TEXT],
];

function firstBroken<Values>(
  rules: readonly Rule<Values>[],
  values: Values,
): InvalidField<keyof Values & string> | null {
  const broken = rules.find(([, holds]) => !holds(values));
  return broken === undefined ? null : { field: broken[0], text: broken[2] };
}

/** Refuses an address to which nothing can be paid with its protocol, after the rules of the document. */
function unpayable(number: string, protocol: string): InvalidField<'address'> | null {
  const text = unpayableAddress(number, protocol);
  return text === null ? null : { field: 'address', text };
}

/** The first rule that a bank card or alipay account breaks, or null. */
export const invalidBankCard = (values: BankCardValues) => firstBroken(bankCardRules, values);
/** The first rule that a USDT address breaks, network and checksum last, or null. */
export const invalidUsdt = (values: UsdtValues) =>
  firstBroken(usdtRules, values) ?? unpayable(values.address, values.protocol);
/** The first rule that another wallet breaks, network and checksum last, or null. */
export const invalidWallet = (values: WalletValues) =>
  firstBroken(walletRules, values) ?? unpayable(values.address, values.walletType);
