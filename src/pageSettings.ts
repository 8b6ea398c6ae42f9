import {
  ACCOUNT_LIMITS,
  LEAST_WITHDRAWAL,
  type AccountKind,
  type AccountLimits,
} from '#machines/kit/money/payoutAccount.ts';
import { outsideUrl } from '#machines/app/navigation/outsideUrl.ts';

/**
 * The operator's settings (D36) that only single pages read, so that the first screen does not contain them; the others
 * are in settings.ts. The defaults are here; environment variables override them at build time (`VITE_…`, see
 * docs/deploy.md).
 */
export interface PageSettings {
  /** the pattern of an invite code (D29) */
  inviteCode: RegExp;
  /** the operator's hint about the default fund password; empty shows none (D24) */
  fundPasswordHint: string;
  /** shows the USDT withdraw-to-address option (D23) */
  withdrawToAddress: boolean;
  /** the smallest withdrawal, CNY as a decimal string (spec 2 §9) */
  leastWithdrawal: string;
  /** the number of payout accounts of each kind that a page allows (D20) */
  accountLimits: AccountLimits;
  /** the placeholder of the amount of an offline deposit (D25) */
  depositHint: string;
  /** paths of the site's own origin whose pages /game-shell may frame (D34), each with a slash at both ends */
  framedPaths: readonly string[];
  /** origins of games that /game-shell opens without a question, also by a link alone (D69) */
  gameOrigins: readonly string[];
}

type LimitsByKind = AccountLimits[keyof AccountLimits];

/** Limits as `bank,USDT,other wallets`, such as `6,6,12`; an invalid count keeps its default. */
export function limitsOf(value: string | undefined, defaults: LimitsByKind): LimitsByKind {
  const counts = (value ?? '').split(',');
  const limit = (kind: AccountKind, at: number) =>
    /^\d+$/.test(counts[at]?.trim() ?? '') ? Number(counts[at]) : defaults[kind];
  return { bank: limit('bank', 0), usdt: limit('usdt', 1), wallet: limit('wallet', 2) };
}

/** An amount of a setting; an invalid amount keeps its default. */
export function amountOf(value: string | undefined, standard: string): string {
  return /^\d+(\.\d{1,2})?$/.test(value ?? '') ? (value ?? '') : standard;
}

/** Origins as `https://a.example https://b.example`, in the form in which browsers compare them; others are left out. */
export function originsOf(value = ''): string[] {
  return value.split(/\s+/).flatMap((one) => {
    const address = /^https?:/i.test(one) ? outsideUrl(one, one) : null;
    return address === null ? [] : new URL(address).origin;
  });
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
  gameOrigins: originsOf(import.meta.env.VITE_GAME_ORIGINS),
};
