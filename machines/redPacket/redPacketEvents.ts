import { failureText } from '#machines/kit/calls/failureText.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import type { SubmissionEvent } from '#machines/kit/submission/submission.machine.ts';
import type { SubmissionFoundEvent } from '#machines/kit/submission/takeUp.ts';
import { NO_CHANCES_TEXT, winText } from '#machines/redPacket/grab.ts';
import type { RedPacketInfoEvent } from '#machines/redPacket/redPacketInfo.machine.ts';
import type { RedPacketInfo } from '#machines/redPacket/redPacketInfo.ts';
import { refusedWindow, windowState, type WindowState } from '#machines/redPacket/redPacketWindow.ts';
import type { FactsEvent } from '#machines/app/session/facts.ts';

/** What the red packet is told; `grab.at` is the server's time of the press (epoch ms), null where it is not known. */
export type RedPacketEvent =
  | { type: 'grab'; at: number | null }
  | { type: 'popup.closed' }
  | RedPacketInfoEvent
  | FactsEvent<'redPacketOpen'>
  | SubmissionFoundEvent<null>
  | SubmissionEvent<ServerAmount>;

/** The window of the activity as an answer, the clock at a press, or a refusal of the server tells it. */
export function windowBy(info: RedPacketInfo | null, event: RedPacketEvent): WindowState | null {
  if (event.type === 'submission.failed') return refusedWindow(failureText(event.error));
  return info && windowState(info.rules, event.type === 'grab' ? event.at : info.at);
}

/** The text of a win, of a refusal, or of a press without chances. */
export function resultBy(event: RedPacketEvent): string {
  if (event.type === 'submission.done') return winText(event.receipt);
  return event.type === 'submission.failed' ? failureText(event.error) : NO_CHANCES_TEXT;
}
