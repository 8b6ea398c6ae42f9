import { hasTexts } from '#machines/app/outbox/outboxEntry.ts';
import type { InvalidField } from '#machines/kit/form/invalidField.ts';
import { compareAmounts, isPositive, plainAmount } from '#machines/kit/money/amount.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import type { FieldWords } from '#machines/kit/submission/refusal.ts';
import { readTypedAmount, unreadableAmount } from '#machines/kit/money/typedAmount.ts';

/** The main wallet's name in a transfer (spec 2 §7). */
export const MAIN_WALLET = 'userbalance';

/** `in`: main wallet to platform; `out`: platform to main wallet (spec 2 §4). */
export type Direction = 'in' | 'out';

/** The body of POST /api/transfer; `userbalance` or a platname. Amount: CNY as a decimal string. */
export interface Transfer {
  amount: string;
  sourcetype: string;
  targettype: string;
}

/** A member's balance on a platform, CNY. */
export interface PlatformBalance {
  name: string;
  platname: string;
  balance: ServerAmount;
}

/** The platforms with money before those without; unknown balances count as money. */
export function moneyFirst(platforms: readonly PlatformBalance[]): readonly PlatformBalance[] {
  const holds = ({ balance }: PlatformBalance) => balance === null || isPositive(balance);
  return [...platforms.filter(holds), ...platforms.filter((platform) => !holds(platform))];
}

/** What the dialog of a transfer holds: the amount as it was typed. */
export interface TransferForm {
  direction: Direction;
  platform: string;
  amount: string;
}

/** The checked values of a transfer; `available`, the balance of its source, as a decimal string. */
export interface TransferValues extends TransferForm {
  available: ServerAmount;
}

/** The transfer for the values of the dialog, whose amount is settled. */
export function transferOf({ direction, platform, amount }: TransferForm): Transfer {
  const [sourcetype, targettype] = direction === 'in' ? [MAIN_WALLET, platform] : [platform, MAIN_WALLET];
  return { amount: plainAmount(amount), sourcetype, targettype };
}

/** Whether something that was stored is a transfer. */
export function isTransfer(stored: unknown): stored is Transfer {
  return hasTexts(stored, 'amount', 'sourcetype', 'targettype');
}

/** What the dialog shows of a transfer. */
export function valuesOfTransfer(transfer: Transfer): TransferForm {
  const isIn = transfer.sourcetype === MAIN_WALLET;
  return {
    direction: isIn ? 'in' : 'out',
    platform: isIn ? transfer.targettype : transfer.sourcetype,
    amount: transfer.amount,
  };
}

/** Shown when the server sends no text. */
export const TRANSFER_DONE_TEXT = '转账成功';

/** How the server's words show which field they mean. */
export const TRANSFER_WORDS: FieldWords<'platform' | 'amount'> = { amount: /金额|余额/ };

/** The first rule that a transfer breaks (spec 2 §5), or null; an unknown balance is checked by the server (D65). */
export function invalidTransfer(values: TransferValues): InvalidField<'platform' | 'amount'> | null {
  if (values.platform === '') return { field: 'platform', text: '请选择游戏平台！' };
  const amount = readTypedAmount(values.amount);
  if (amount === null) return unreadableAmount();
  if (!isPositive(amount)) return { field: 'amount', text: '请输入操作金额！' };
  if (values.available === null || compareAmounts(amount, values.available) <= 0) return null;
  return {
    field: 'amount',
    text: values.direction === 'in' ? '操作金额超出了您的账户余额！' : '操作金额超出了您该游戏平台的余额！',
  };
}
