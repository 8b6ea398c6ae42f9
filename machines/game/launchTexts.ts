import { SERVICE_FAILED_TEXT, type FailureTexts } from '#machines/kit/calls/failureText.ts';
import type { LaunchPurpose } from '#machines/game/launchPurpose.ts';
import { LAUNCH_EXPIRED_TEXT } from '#machines/game/launchQueue.machine.ts';

/** Shown if the game flow has no text of its own (spec 1 §8). */
export const LAUNCH_FAILED_TEXT = '进入游戏失败';

/** The texts for a missing address, by purpose. */
export function launchTexts(purpose: LaunchPurpose): FailureTexts & { fallback: string } {
  if (purpose !== 'service') return { fallback: LAUNCH_FAILED_TEXT, expired: LAUNCH_EXPIRED_TEXT };
  return { fallback: SERVICE_FAILED_TEXT, network: SERVICE_FAILED_TEXT };
}
