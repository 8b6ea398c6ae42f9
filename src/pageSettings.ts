import {
  ACCOUNT_LIMITS,
  type AccountKind,
  type AccountLimits,
} from '#machines/payoutAccounts/payoutAccount.ts';
import { LEAST_WITHDRAWAL } from '#machines/withdraw/withdrawRules.ts';

/**
 * The operator's settings (D36) that only single pages read, so that the first screen does not carry them; the others
 * are in settings.ts. Defaults here, overridden at build time by environment variables (`VITE_…`, see docs/deploy.md).
 */
export interface PageSettings {
  /** what an invite code looks like (D29) */
  inviteCode: RegExp;
  /** the default fund password's hint in the operator's own words; empty shows none (D24) */
  fundPasswordHint: string;
  /** shows the USDT withdraw-to-address option (D23) */
  withdrawToAddress: boolean;
  /** the least that may be withdrawn, CNY as a decimal string (spec 2 §9) */
  leastWithdrawal: string;
  /** how many payout accounts of a kind each place allows (D20) */
  accountLimits: AccountLimits;
  /** what stands in the empty amount of an offline deposit (D25) */
  depositHint: string;
  /** paths of our own origin, each with a slash at both ends, whose pages /game-shell may frame (D34) */
  framedPaths: readonly string[];
}

type LimitsByKind = AccountLimits[keyof AccountLimits];

/** Limits as `bank,USDT,other wallets`, such as `6,6,12`; what is no count keeps its default. */
export function limitsOf(value: string | undefined, defaults: LimitsByKind): LimitsByKind {
  const counts = (value ?? '').split(',');
  const limit = (kind: AccountKind, at: number) =>
    /^\d+$/.test(counts[at]?.trim() ?? '') ? Number(counts[at]) : defaults[kind];
  return { bank: limit('bank', 0), usdt: limit('usdt', 1), wallet: limit('wallet', 2) };
}

/** An amount of a setting; what is no amount keeps its default. */
export function amountOf(value: string | undefined, standard: string): string {
  return /^\d+(\.\d{1,2})?$/.test(value ?? '') ? (value ?? '') : standard;
}

export const pageSettings: PageSettings = {
  inviteCode: new RegExp(import.meta.env.VITE_INVITE_CODE || '^[A-Za-z0-9]{4,16}$'),
  fundPasswordHint: import.meta.env.VITE_FUND_PASSWORD_HINT || '',
  withdrawToAddress: import.meta.env.VITE_WITHDRAW_TO_ADDRESS === '1',
  leastWithdrawal: amountOf(import.meta.env.VITE_LEAST_WITHDRAWAL, LEAST_WITHDRAWAL),
  accountLimits: {
    accountSettings: limitsOf(import.meta.env.VITE_ACCOUNT_LIMITS, ACCOUNT_LIMITS.accountSettings),
    withdraw: limitsOf(import.meta.env.VITE_WITHDRAW_ACCOUNT_LIMITS, ACCOUNT_LIMITS.withdraw),
  },
  depositHint: import.meta.env.VITE_DEPOSIT_HINT || '单笔限额200-300元',
  framedPaths: (import.meta.env.VITE_FRAMED_PATHS ?? '').split(' '),
};
