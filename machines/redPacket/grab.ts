import { shownAmount } from '#machines/kit/money/amount.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import { createSubmissionMachine } from '#machines/kit/submission/submission.machine.ts';

/** The texts of the red packet (spec 1 §4, §5, §8; D42); the wording of the win is ours. */
export const RED_PACKET_CLOSED_TEXT = '红包已关闭';
export const NO_CHANCES_TEXT = '您暂未达到领取条件，快去完成吧！';
export const GRAB_NETWORK_TEXT = '服务器异常，请稍后再试';
export const winText = (amount: ServerAmount): string => `恭喜您抢到红包 ${shownAmount(amount)} 元！`;

/** One grab; the receipt is the prize in CNY. The flow shows refusals itself, in a popup. */
export function createGrab() {
  return createSubmissionMachine<null, ServerAmount>('grab', {
    network: GRAB_NETWORK_TEXT,
    ownRejections: true,
  });
}
