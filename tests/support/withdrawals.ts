import type { AccountsByKind } from '#machines/payoutAccounts/payoutAccount.ts';

/** A payout account in the server's format. */
export function account(id: string, bank: string, owner: string, number: string) {
  return { id, bank, owner, number, address: '', icon: '' };
}

/** One account of each kind. */
export const ACCOUNTS: AccountsByKind = {
  bank: [account('1', '招商银行', '张三', '6222021234567890')],
  usdt: [account('2', 'USDT', 'TRC20', 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf')],
  wallet: [account('3', '好付钱包', '', 'HF20261111')],
};
