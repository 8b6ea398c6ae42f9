import type { LotteryReceipt } from './lotteryTransfer.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import type { SUBMISSION_TAG } from '#machines/app/submissions/submissionTag.ts';
import type { FactsEvent } from '#machines/app/session/facts.ts';
import type { SubmissionEvent } from '#machines/kit/submission/submission.machine.ts';

/** The types of the lottery's balance. */
export interface LotteryBalanceTypes {
  context: {
    /** CNY; null before it is fetched, and if it is unknown (D65) */
    balance: ServerAmount;
    hasToken: boolean;
    /** the text in place of a balance */
    failure: string;
  };
  events:
    | { type: 'refresh' }
    | { type: 'transfer' }
    | FactsEvent<'lotteryToken'>
    | SubmissionEvent<LotteryReceipt>;
  tags: 'loading' | 'busy' | typeof SUBMISSION_TAG;
  children: { submission: 'submission' };
}
