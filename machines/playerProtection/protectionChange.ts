import type { PeriodName } from '#machines/kit/protection/limitPeriods.ts';
import type { Protection } from '#machines/kit/protection/protection.ts';
import { createSubmissionMachine } from '#machines/kit/submission/submission.machine.ts';

/** A change by the member; an empty amount removes a limit. */
export type ProtectionChange =
  | { action: 'limit'; period: PeriodName; amount: string }
  | { action: 'confirm_limit' | 'cancel_limit'; period: PeriodName }
  | { action: 'break'; days: 1 | 7 | 30 }
  | { action: 'close'; months: number };

/** Sends one change; the receipt is the complete new state. */
export const protectionSubmission = createSubmissionMachine<ProtectionChange, Protection>(
  'protectionChange',
  { fallback: '操作失败，请稍后重试' },
);

/** Sent to the page after the new state: a break or closing has begun, or was extended. */
export interface ExclusionStartedEvent {
  type: 'exclusion.started';
}

/**
 * Sent to the page by a part that has sent something: the new state, or that the known state may be outdated, because
 * the change was refused or its outcome is unknown.
 */
export type ProtectionChangedEvent =
  | { type: 'protection.changed'; protection: Protection }
  | { type: 'protection.outdated' };
