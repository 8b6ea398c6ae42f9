import type { PeriodName } from '#machines/playerProtection/limitPeriods.ts';
import type { Protection } from '#machines/playerProtection/protection.ts';
import { createSubmissionMachine } from '#machines/submission/submission.machine.ts';

/** What a member changes; an empty amount takes a limit away. */
export type ProtectionChange =
  | { action: 'limit'; period: PeriodName; amount: string }
  | { action: 'confirm_limit' | 'cancel_limit'; period: PeriodName }
  | { action: 'break'; days: 1 | 7 | 30 }
  | { action: 'close'; months: number };

/** Sends one change; its receipt is all that holds then. */
export const protectionSubmission = createSubmissionMachine<ProtectionChange, Protection>(
  'protectionChange',
  { fallback: '操作失败，请稍后重试' },
);

/**
 * Told to the page by a part that has sent something: what holds now, or that what is known may be old, where it was
 * refused or nobody knows its fate.
 */
export type ProtectionChangedEvent =
  | { type: 'protection.changed'; protection: Protection }
  | { type: 'protection.doubted' };
