import { failureText } from '#machines/calls/failureText.ts';
import { createSubmissionMachine, type SubmissionOutcome } from '#machines/submission/submission.machine.ts';

/** The texts of the red packet (spec 1 §4, §5, §8; D42); the wording of the win is ours. */
export const RED_PACKET_CLOSED_TEXT = '红包已关闭';
export const NO_CHANCES_TEXT = '您暂未达到领取条件，快去完成吧！';
export const GRAB_NETWORK_TEXT = '服务器异常，请稍后再试';
export const winText = (amount: string): string => `恭喜您抢到红包 ${amount} 元！`;

/** What was won, CNY as a decimal string. */
type Prize = string;

/** One grab; its flow tells refusals itself, in a popup. The calls bind its `send`. */
export function createGrab() {
  return createSubmissionMachine<null, Prize>('grab', {
    network: GRAB_NETWORK_TEXT,
    place: 'public',
    ownRejections: true,
  });
}

/** How a grab ended, told inside the red packet's machine; `dropped` has nothing to tell. */
export type GrabEvent =
  | { type: 'grab.won'; prize: Prize }
  | { type: 'grab.refused'; text: string }
  | { type: 'grab.dropped' };

/** The last word of a submission as the red packet tells it; an expired login speaks by its own dialog. */
export function grabEvent(outcome: SubmissionOutcome<Prize>): GrabEvent {
  if (outcome.outcome === 'done') return { type: 'grab.won', prize: outcome.receipt };
  if (outcome.outcome === 'abandoned' || outcome.error.kind === 'expired') return { type: 'grab.dropped' };
  return { type: 'grab.refused', text: failureText(outcome.error) };
}
