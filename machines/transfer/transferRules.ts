import type { InvalidField } from '#machines/forms/invalidField.ts';
import { compareAmounts, isPositive, plainAmount } from '#machines/money/amount.ts';

/** The main wallet's name in a transfer (spec 2 §7). */
export const MAIN_WALLET = 'userbalance';

/** `in`: main wallet to platform; `out`: platform to main wallet (spec 2 §4). */
export type Direction = 'in' | 'out';

/** What POST /api/transfer is asked; `userbalance` or a platname. Amount: CNY as a decimal string. */
export interface Transfer {
  amount: string;
  sourcetype: string;
  targettype: string;
}

/** What a member has on a platform, CNY as a decimal string. */
export interface PlatformBalance {
  name: string;
  platname: string;
  balance: string;
}

/** A transfer as it is asked for; `available` is what its source holds. Amounts: CNY as decimal strings. */
export interface TransferValues {
  direction: Direction;
  platform: string;
  amount: string;
  available: string;
}

/** The transfer that the dialog's values ask for. */
export function transferOf({
  direction,
  platform,
  amount,
}: Pick<TransferValues, 'direction' | 'platform' | 'amount'>): Transfer {
  const [sourcetype, targettype] = direction === 'in' ? [MAIN_WALLET, platform] : [platform, MAIN_WALLET];
  return { amount: plainAmount(amount), sourcetype, targettype };
}

/** The first rule that a transfer breaks (spec 2 §5), or null. */
export function invalidTransfer(values: TransferValues): InvalidField<'platform' | 'amount'> | null {
  if (values.platform === '') return { field: 'platform', text: '请选择游戏平台！' };
  if (!isPositive(values.amount)) return { field: 'amount', text: '请输入操作金额！' };
  if (compareAmounts(values.amount, values.available) <= 0) return null;
  return {
    field: 'amount',
    text: values.direction === 'in' ? '操作金额超出了您的账户余额！' : '操作金额超出了您该游戏平台的余额！',
  };
}
