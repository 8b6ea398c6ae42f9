import type { Allowance } from './protection.ts';

/** Sent to a deposit form by its page: what the member may still deposit. */
export interface AllowanceChangedEvent {
  type: 'allowance.changed';
  allowance: Allowance;
}

/** Sent to the page by a deposit form that has sent something: the allowance may be lower now. */
export interface RechargeEndedEvent {
  type: 'recharge.ended';
}
