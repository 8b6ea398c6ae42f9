import type { Allowance } from '#machines/playerProtection/protection.ts';

/** Told to a deposit form by its page: what the member may still deposit. */
export interface AllowanceToldEvent {
  type: 'allowance.told';
  allowance: Allowance;
}

/** Told to the page by a deposit form that has sent something: less may be left than before. */
export interface RechargeEndedEvent {
  type: 'recharge.ended';
}
