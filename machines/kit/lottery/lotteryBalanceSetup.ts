import { assign, sendParent, sendTo, setup } from 'xstate';
import { loadFailureText } from '#machines/kit/calls/loadFailure.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import {
  createLotteryTransfer,
  isLotteryTransfer,
  LOTTERY_BALANCE_TEXTS,
  transferredText,
  type LotteryReceipt,
  type LotteryTransfer,
} from './lotteryTransfer.ts';
import { isPositive } from '#machines/kit/money/amount.ts';
import type { RecoveryEvent } from '#machines/kit/money/recoveryEnded.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import { refusalOf, type Refusal } from '#machines/kit/submission/refusal.ts';
import type { SubmissionEvent } from '#machines/kit/submission/submission.machine.ts';
import { takeUp, type SubmissionFoundEvent } from '#machines/kit/submission/takeUp.ts';
import { toast } from '#machines/app/effects.ts';
import type { FactsEvent } from '#machines/app/session/facts.ts';
import { watchFacts } from '#machines/app/session/watchFacts.ts';

/** The setup of the lottery's balance on a page: its events, children, guards and actions, by name. */
export function lotteryBalanceSetup(page: keyof typeof LOTTERY_BALANCE_TEXTS) {
  const { balanceFailed } = LOTTERY_BALANCE_TEXTS[page];
  return setup({
    types: {} as {
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
    },
    actors: {
      watchFacts,
      fetchLotteryBalance: unboundCall<ServerAmount>('fetchLotteryBalance'),
      submission: createLotteryTransfer(page),
    },
    guards: {
      isGiven: ({ event }) => event.type === 'facts.changed' && event.facts.lotteryToken === 'given',
      hasToken: ({ context }) => context.hasToken,
      isWanted: ({ context }) => page === 'game' && context.hasToken,
      isEnough: (_, balance: ServerAmount) => balance !== null && isPositive(balance),
    },
    actions: {
      setBalance: assign((_, balance: ServerAmount) => ({ balance })),
      markFailed: assign((_, text: string) => ({ refusal: refusalOf(text) })),
      clearRefusal: assign({ refusal: null }),
      notifyRefusal: ({ context, system }) => toast({ system }, { text: context.refusal?.text ?? '' }),
      noteFailure: assign((_, { error }: { error: unknown }) => ({
        failure: loadFailureText(error, { own: balanceFailed }),
      })),
      takeReceipt: assign(({ context }, { afterBalance }: LotteryReceipt) => ({
        balance: afterBalance ?? context.balance,
      })),
      toastReceipt: ({ context, system }, { amount }: LotteryReceipt) =>
        toast({ system }, { text: transferredText(amount ?? context.balance) }),
      notifyMoved: sendParent({ type: 'money.recovered' } satisfies RecoveryEvent),
      notifyEnded: sendParent({ type: 'recovery.ended', part: 'lottery' } satisfies RecoveryEvent),
      sendAgain: sendTo('submission', { type: 'submission.retry' }),
      takeUp: takeUp('transferOut', isLotteryTransfer),
    },
  });
}
