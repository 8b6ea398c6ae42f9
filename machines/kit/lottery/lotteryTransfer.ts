import { hasTexts } from '#machines/app/outbox/outboxEntry.ts';
import { shownAmount } from '#machines/kit/money/amount.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import { createSubmissionMachine } from '#machines/kit/submission/submission.machine.ts';

/** The texts of the transfer out (spec 1 §5, §8) that are the same on every page. */
export const LOTTERY_TOKEN_LACKING_TEXT = '用户未登录或缺少 token';
export const LOTTERY_BALANCE_LOW_TEXT = '彩票余额不足，无法下分';
export const transferredText = (amount: ServerAmount): string => `下分成功！金额：${shownAmount(amount)}`;

/** The texts by page: the member area has its own (D44). */
export const LOTTERY_BALANCE_TEXTS = {
  game: {
    balanceFailed: '获取彩票余额失败',
    transferFailed: '下分失败',
    transferNetwork: '网络错误，请稍后重试',
  },
  member: {
    balanceFailed: '获取彩票余额失败，请稍后重试',
    transferFailed: '下分请求失败，请稍后重试',
    transferNetwork: '下分请求失败，请稍后重试',
  },
} as const;

/** The amount transferred out of the lottery, CNY as a decimal string. */
export interface LotteryTransfer {
  amount: string;
}

/** Whether something that was stored is a transfer out of the lottery. */
export function isLotteryTransfer(stored: unknown): stored is LotteryTransfer {
  return hasTexts(stored, 'amount');
}

/** What the server did, CNY; null where it did not say. */
export interface LotteryReceipt {
  beforeBalance: ServerAmount;
  afterBalance: ServerAmount;
  amount: ServerAmount;
}

/** One transfer out of the lottery, with the texts of its page; the calls bind its `send`. */
export function createLotteryTransfer(page: keyof typeof LOTTERY_BALANCE_TEXTS) {
  const { transferFailed, transferNetwork } = LOTTERY_BALANCE_TEXTS[page];
  return createSubmissionMachine<LotteryTransfer, LotteryReceipt>('transferOut', {
    fallback: transferFailed,
    network: transferNetwork,
  });
}
