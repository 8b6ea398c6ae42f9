import { assign, sendParent, sendTo, setup } from 'xstate';
import { failureText } from '#machines/calls/failureText.ts';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import {
  createLotteryTransfer,
  LOTTERY_BALANCE_LOW_TEXT,
  LOTTERY_BALANCE_TEXTS,
  LOTTERY_TOKEN_LACKING_TEXT,
  transferredText,
  type LotteryReceipt,
  type LotteryTransferEvent,
} from '#machines/lottery/lotteryTransfer.ts';
import { isPositive } from '#machines/money/amount.ts';
import { refreshProfile, toast } from '#machines/root/effects.ts';
import { SUBMISSION_TAG } from '#machines/root/submissionTag.ts';
import type { SubmissionOutcome, UnsettledEvent } from '#machines/submission/submission.machine.ts';

/**
 * The lottery's balance and the way of it into the main wallet (spec 1 §3, §5, §7; D37, D44).
 * `refresh` asks for the balance; `transfer` asks for it anew, as the games move it, and transfers all of it out.
 * `input.hasToken` tells whether the calls hold a lottery token, `input.newKey` makes the idempotency key (D18).
 * A transfer of unknown fate is sent again, under its key, by the next `transfer`.
 */
export function createLotteryBalanceMachine(place: keyof typeof LOTTERY_BALANCE_TEXTS) {
  const texts = LOTTERY_BALANCE_TEXTS[place];
  return setup({
    types: {
      context: {} as { balance: string | null; hasToken: () => boolean; newKey: () => string },
      events: {} as { type: 'refresh' } | { type: 'transfer' } | UnsettledEvent,
      input: {} as { hasToken: () => boolean; newKey: () => string },
      tags: {} as 'loading' | 'busy' | typeof SUBMISSION_TAG,
    },
    actors: {
      fetchLotteryBalance: unboundCall<string>('fetchLotteryBalance'),
      submission: createLotteryTransfer(place),
    },
    guards: {
      hasToken: ({ context }) => context.hasToken(),
      isPositive: (_, balance: string) => isPositive(balance),
      isDone: (_, outcome: SubmissionOutcome<LotteryReceipt>) => outcome.outcome === 'done',
    },
    actions: {
      setBalance: assign((_, balance: string) => ({ balance })),
      tellStarted: sendParent({ type: 'lotteryTransfer.started' } satisfies LotteryTransferEvent),
      tellEnded: sendParent({ type: 'lotteryTransfer.ended' } satisfies LotteryTransferEvent),
      takeReceipt: assign(({ context }, outcome: SubmissionOutcome<LotteryReceipt>) =>
        outcome.outcome === 'done' ? { balance: outcome.receipt.afterBalance || context.balance } : {},
      ),
      toastReceipt: ({ context, system }, outcome: SubmissionOutcome<LotteryReceipt>) => {
        if (outcome.outcome === 'done')
          toast(
            { system },
            { text: transferredText(outcome.receipt.amount || (context.balance ?? '')), place },
          );
      },
      refreshProfile,
      toast,
    },
  }).createMachine({
    id: 'lotteryBalance',
    context: ({ input }) => ({ ...input, balance: null }),
    initial: 'resting',
    states: {
      resting: {
        initial: 'unasked',
        on: {
          refresh: [{ guard: 'hasToken', target: 'querying' }, { target: '.unknown' }],
          transfer: [
            { guard: 'hasToken', target: 'recounting' },
            { actions: { type: 'toast', params: { text: LOTTERY_TOKEN_LACKING_TEXT, place } } },
          ],
        },
        states: { unasked: {}, known: {}, unknown: {} },
      },
      querying: {
        tags: 'loading',
        invoke: {
          src: 'fetchLotteryBalance',
          id: 'fetchLotteryBalance',
          onDone: {
            target: 'resting.known',
            actions: { type: 'setBalance', params: ({ event }) => event.output },
          },
          onError: 'resting.unknown',
        },
      },
      recounting: {
        tags: 'busy',
        invoke: {
          src: 'fetchLotteryBalance',
          id: 'recount',
          onDone: [
            {
              guard: { type: 'isPositive', params: ({ event }) => event.output },
              target: 'transferring',
              actions: { type: 'setBalance', params: ({ event }) => event.output },
            },
            {
              target: 'resting.known',
              actions: [
                { type: 'setBalance', params: ({ event }) => event.output },
                { type: 'toast', params: { text: LOTTERY_BALANCE_LOW_TEXT, place } },
              ],
            },
          ],
          onError: {
            target: 'resting.unknown',
            actions: {
              type: 'toast',
              params: ({ event }) => ({
                text: failureText(event.error, {
                  fallback: texts.balanceFailed,
                  network: texts.balanceFailed,
                }),
                place,
              }),
            },
          },
        },
      },
      transferring: {
        tags: SUBMISSION_TAG,
        entry: 'tellStarted',
        exit: 'tellEnded',
        invoke: {
          src: 'submission',
          id: 'submission',
          input: ({ context }) => ({
            intent: { amount: context.balance ?? '0' },
            newKey: context.newKey,
          }),
          onDone: [
            {
              guard: { type: 'isDone', params: ({ event }) => event.output },
              target: 'resting.known',
              actions: [
                { type: 'toastReceipt', params: ({ event }) => event.output },
                { type: 'takeReceipt', params: ({ event }) => event.output },
                'refreshProfile',
              ],
            },
            { target: 'resting.known' },
          ],
          onError: 'resting.unknown',
        },
        initial: 'sending',
        states: {
          sending: { tags: 'busy', on: { 'submission.unsettled': 'unsettled' } },
          unsettled: {
            on: {
              transfer: {
                target: 'sending',
                actions: sendTo('submission', { type: 'submission.retry' }),
              },
            },
          },
        },
      },
    },
  });
}

/** The machine of the lottery's balance, for the views that read it. */
export type LotteryBalanceMachine = ReturnType<typeof createLotteryBalanceMachine>;
