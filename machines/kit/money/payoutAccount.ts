/** A saved payout account (spec 2 §3 Card); for USDT `owner` is the protocol, `number` the address. */
export interface PayoutAccount {
  id: string;
  bank: string;
  owner: string;
  number: string;
  address: string;
  /** address of the bank's picture, unchecked; empty if there is none */
  icon: string;
}

/** The kinds of payout accounts in the order of their tabs. */
export const ACCOUNT_KINDS = ['bank', 'usdt', 'wallet'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];
/** The member's accounts by kind. */
export type AccountsByKind = Readonly<Record<AccountKind, readonly PayoutAccount[]>>;

/** The `type` of each kind in getcard (spec 2 §2). */
export const ACCOUNT_TYPES = { bank: 1, usdt: 2, wallet: 5 } as const satisfies Record<AccountKind, number>;

/** The number of accounts of each kind that a page allows; at the limit, no account can be added. */
export type AccountLimits = Readonly<
  Record<'accountSettings' | 'withdraw', Readonly<Record<AccountKind, number>>>
>;

/** The default limits, if the operator has set no others (spec 2 §9, D20, D36). */
export const ACCOUNT_LIMITS: AccountLimits = {
  accountSettings: { bank: 5, usdt: 5, wallet: 5 },
  withdraw: { bank: 6, usdt: 6, wallet: 12 },
};

/** The smallest withdrawal in CNY if the operator has set no other (spec 2 §9, D36). */
export const LEAST_WITHDRAWAL = '100';

/** The protocols of a USDT address (spec 2 §9); the first is the default. */
export const PROTOCOLS = ['ERC20', 'TRC20'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** The protocol of an account, null if it has none: a wallet gives it in its type or its owner (D52). */
export function protocolOf({ owner, bank }: PayoutAccount): Protocol | null {
  return PROTOCOLS.find((protocol) => protocol === owner || protocol === bank) ?? null;
}

/** The kind that a page's query names, such as `type=2`; otherwise the first kind. */
export function kindOfQuery(search: string): AccountKind {
  const type = Number(new URLSearchParams(search).get('type'));
  return ACCOUNT_KINDS.find((kind) => ACCOUNT_TYPES[kind] === type) ?? ACCOUNT_KINDS[0];
}

/** The location that lists accounts of a kind. */
export function accountsPath(kind: AccountKind): string {
  return `/bankCard?type=${ACCOUNT_TYPES[kind]}`;
}
