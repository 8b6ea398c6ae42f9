import { hasTexts } from '#machines/app/outbox/outboxEntry.ts';
import type { PayChannel, PayOption } from '#machines/deposit/depositRules.ts';
import { plainAmount } from '#machines/kit/money/amount.ts';

/** The body of POST /api/process; the amount is CNY as a decimal string. */
export interface OnlinePayment {
  channel: string;
  payname: string;
  payOption: string;
  amount: string;
}

/** Whether something that was stored is an online payment. */
export function isOnlinePayment(stored: unknown): stored is OnlinePayment {
  return hasTexts(stored, 'channel', 'payname', 'payOption', 'amount');
}

/** The payment for the choices in the form. */
export function onlinePayment({
  channel,
  option,
  amount,
}: {
  channel: PayChannel | null;
  option: PayOption | null;
  amount: string;
}): OnlinePayment {
  return {
    channel: channel?.code ?? '',
    payname: option?.name ?? '',
    payOption: option?.code ?? '',
    amount: plainAmount(amount),
  };
}

/** Shown when an online recharge was refused without a message or got no answer (spec 2 §8). */
export const ONLINE_FAILED_TEXT = '提交失败，请稍后再试';
/** Shown for a link that may not be opened (spec 2 §8). */
export const LINK_INVALID_TEXT = '支付链接无效';
/** Shown when the browser blocked the window (spec 2 §8). */
export const PAYMENT_BLOCKED_TEXT = '弹窗被拦截，正在直接跳转...';

/** What the window says that was opened in the tap, until the payment page's address is known. */
export const PAYMENT_OPENING_TEXT = '正在打开支付页面…';

/** Commands to the window of the payment link, and its answers to `window.show` (D34). */
export type PaymentWindowCommand =
  | { type: 'window.reserve' }
  | { type: 'window.release' }
  | { type: 'window.show'; url: string };
export type PaymentWindowEvent =
  | { type: 'window.opened' }
  | { type: 'window.blocked' }
  | { type: 'window.refused' };
