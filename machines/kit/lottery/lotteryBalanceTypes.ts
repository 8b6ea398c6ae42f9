import type { LotteryReceipt, LotteryTransfer } from './lotteryTransfer.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import type { FactsEvent } from '#machines/app/session/facts.ts';
import type { Refusal } from '#machines/kit/submission/refusal.ts';
import type { SubmissionEvent } from '#machines/kit/submission/submission.machine.ts';
import type { SubmissionFoundEvent } from '#machines/kit/submission/takeUp.ts';

/** The types of the lottery's balance. */
export interface LotteryBalanceTypes {
  context: {
    /** CNY; null before it is fetched, and if it is unknown (D65) */
    balance: ServerAmount;
    hasToken: boolean;
    /** the text in place of a balance */
    failure: string;
    /** why nothing was transferred, until the next press */
    refusal: Refusal | null;
  };
  events:
    | { type: 'refresh' }
    | { type: 'transfer' }
    | FactsEvent<'lotteryToken'>
    | SubmissionFoundEvent<LotteryTransfer>
    | SubmissionEvent<LotteryReceipt>;
  tags: 'loading' | 'busy';
  children: { submission: 'submission' };
}
