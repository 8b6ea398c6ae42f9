import type { CallError } from '#machines/kit/calls/callError.ts';
import { failureText } from '#machines/kit/calls/failureText.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import { NO_CHANCES_TEXT, winText } from '#machines/redPacket/grab.ts';
import type { RedPacketContext, RedPacketEvent } from '#machines/redPacket/redPacket.machine.ts';
import { refusedWindow, windowState } from '#machines/redPacket/redPacketWindow.ts';

/** The only popup of the red packet (spec 1 §2); `detail` is the prize won (CNY), otherwise the text. */
export type RedPacketPopup =
  | { name: 'won'; detail: ServerAmount }
  | { name: 'notStarted' | 'ended' | 'notEnough'; detail: string };

type Known = Pick<RedPacketContext, 'info' | 'now'>;

/** The popup if the activity is not open at this moment (D54). */
function windowPopup({ info, now }: Known): RedPacketPopup | null {
  const at = now();
  // a phone's clock decides nothing: where the server's is not known, the server does
  const name = info === null || at === null ? 'open' : windowState(info.rules, at);
  return name === 'open' ? null : { name, detail: '' };
}

/** The popup if a member cannot grab: the activity's window first, then the chances (spec 1 §4). */
function hindrancePopup({ info, now }: Known): RedPacketPopup | null {
  const lacksChances = info !== null && info.chances <= 0;
  return windowPopup({ info, now }) ?? (lacksChances ? { name: 'notEnough', detail: NO_CHANCES_TEXT } : null);
}

/** The popup for a refused grab: the window if the server's message is about it, otherwise the message (D42, D54). */
function refusalPopup(error: CallError): RedPacketPopup | null {
  // an expired login has its own dialog
  if (error.kind === 'expired') return null;
  const detail = failureText(error);
  return { name: refusedWindow(detail) ?? 'notEnough', detail };
}

/** The popup after the event: about the activity's window, about what prevents a grab, or about its result. */
export function popupBy({
  context,
  event,
}: {
  context: RedPacketContext;
  event: RedPacketEvent;
}): Pick<RedPacketContext, 'popup'> {
  switch (event.type) {
    case 'info.arrived':
      return { popup: windowPopup(context) };
    case 'grab':
      return { popup: hindrancePopup(context) };
    case 'submission.done':
      return { popup: { name: 'won', detail: event.receipt } };
    case 'submission.failed':
      return { popup: refusalPopup(event.error) };
    default:
      return { popup: null };
  }
}

/** The popup of a grab as a text, for when nobody sees the popup. */
export function resultText(popup: RedPacketPopup): string {
  return popup.name === 'won' ? winText(popup.detail) : popup.detail;
}
