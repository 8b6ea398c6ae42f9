import type { BankDetails, DepositTab, OfflineMethod } from '#machines/deposit/depositRules.ts';
import { isOnlinePayment } from '#machines/deposit/onlinePayment.ts';
import { hasTexts } from '#machines/app/outbox/outboxEntry.ts';
import type { System } from '#machines/app/systemActors.ts';
import { plainAmount } from '#machines/kit/money/amount.ts';
import { PROTOCOLS, type Protocol } from '#machines/kit/money/payoutAccount.ts';
import { createSubmissionMachine } from '#machines/kit/submission/submission.machine.ts';
import { unfinished } from '#machines/kit/submission/takeUp.ts';

/** The body of POST /api/recharge (spec 2 §7); amounts are CNY as decimal strings. */
export type Recharge = UsdtRecharge | WalletRecharge | ({ paytype: 'bank'; amount: string } & BankDetails);

/** A recharge by USDT. */
export interface UsdtRecharge {
  paytype: 'usdt';
  amount: string;
  catepay: Protocol;
}

/** A recharge by an electronic wallet. */
export interface WalletRecharge {
  paytype: 'alipay' | 'wxpay';
  amount: string;
}

/** Whether something that was stored is a recharge by USDT. */
export function isUsdtRecharge(stored: unknown): stored is UsdtRecharge {
  if (!hasTexts(stored, 'paytype', 'amount', 'catepay')) return false;
  return stored.paytype === 'usdt' && PROTOCOLS.some((one) => one === stored.catepay);
}

/** Whether something that was stored is a recharge by an electronic wallet; one by bank is not stored. */
export function isWalletRecharge(stored: unknown): stored is WalletRecharge {
  return hasTexts(stored, 'paytype', 'amount') && ['alipay', 'wxpay'].includes(stored.paytype);
}

/** The tab whose form takes up a recharge that was sent before; null if there is none. */
export function tabOfUnfinished(system: System): DepositTab | null {
  if (unfinished(system, 'onlineSubmission', isOnlinePayment) !== null) return 'online';
  if (unfinished(system, 'rechargeSubmission', isUsdtRecharge) !== null) return 'digital';
  return unfinished(system, 'rechargeSubmission', isWalletRecharge) === null ? null : 'offline';
}

/** Sends one recharge; the receipt is the server's message, which contains the deposit number. */
export const rechargeSubmission = createSubmissionMachine<Recharge, string>('rechargeSubmission', {
  fallback: '提交失败，请稍后再试',
});

/** The recharge for the values of an offline form, with its amount as it was typed; only the bank form has details. */
export function offlineRecharge(method: OfflineMethod, typed: string, details: BankDetails | null): Recharge {
  const amount = plainAmount(typed);
  if (details === null) return { paytype: method === 'wxpay' ? 'wxpay' : 'alipay', amount };
  const { bank_owner, bank, bank_no, bank_address } = details;
  return {
    paytype: 'bank',
    amount,
    bank_owner: bank_owner.trim(),
    bank: bank.trim(),
    bank_no: bank_no.trim(),
    bank_address: bank_address.trim(),
  };
}

/** Shown when a bank deposit was accepted (spec 2 §8). */
export const BANK_DONE_TEXT = '操作成功，等待工作人员审核！';
