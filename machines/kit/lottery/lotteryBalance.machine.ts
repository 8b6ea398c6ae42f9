import { assign, sendParent, sendTo, setup } from 'xstate';
import { loadFailureText } from '#machines/kit/calls/loadFailure.ts';
import { failureText } from '#machines/kit/calls/failureText.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import type { LotteryBalanceTypes } from './lotteryBalanceTypes.ts';
import {
  createLotteryTransfer,
  isLotteryTransfer,
  LOTTERY_BALANCE_LOW_TEXT,
  LOTTERY_BALANCE_TEXTS,
  LOTTERY_TOKEN_LACKING_TEXT,
  transferredText,
  type LotteryReceipt,
} from './lotteryTransfer.ts';
import type { RecoveryEvent } from '#machines/kit/money/recoveryEnded.ts';
import { isPositive } from '#machines/kit/money/amount.ts';
import { takeUp } from '#machines/kit/submission/takeUp.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import { refusalOf } from '#machines/kit/submission/refusal.ts';
import { toast } from '#machines/app/effects.ts';
import { watchFacts } from '#machines/app/session/watchFacts.ts';

/**
 * The lottery's balance (CNY) and its transfer into the main wallet (spec 1 §3, §5, §7; D37, D44). `refresh` fetches
 * the balance; `transfer` fetches it again, because games change it, and transfers all of it out. Beside the game,
 * which shows the balance, it is also fetched at the start and after each transfer. A transfer with an unknown outcome
 * is sent again, under its key, by the next `transfer`. Sends its parent
 * `money.recovered` and `recovery.ended`.
 */
export function createLotteryBalanceMachine(page: keyof typeof LOTTERY_BALANCE_TEXTS) {
  const { balanceFailed: fallback } = LOTTERY_BALANCE_TEXTS[page];
  return setup({
    types: {} as LotteryBalanceTypes,
    actors: {
      watchFacts,
      fetchLotteryBalance: unboundCall<ServerAmount>('fetchLotteryBalance'),
      submission: createLotteryTransfer(page),
    },
    guards: {
      isGiven: ({ event }) => event.type === 'facts.changed' && event.facts.lotteryToken === 'given',
      hasToken: ({ context }) => context.hasToken,
      isWanted: ({ context }) => page === 'game' && context.hasToken,
      hasBalance: ({ context }) => context.balance !== null && isPositive(context.balance),
    },
    actions: {
      markFailed: assign((_, text: string) => ({ refusal: refusalOf(text) })),
      clearRefusal: assign({ refusal: null }),
      notifyRefusal: ({ context, system }) => toast({ system }, { text: context.refusal?.text ?? '' }),
      noteFailure: assign((_, { error }: { error: unknown }) => ({
        failure: loadFailureText(error, { own: fallback }),
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
  }).createMachine({
    id: 'lotteryBalance',
    context: { balance: null, hasToken: false, failure: fallback, refusal: null },
    entry: 'takeUp',
    invoke: { src: 'watchFacts', id: 'watchFacts', input: { names: ['lotteryToken'] } },
    on: {
      // a guard and not a value: a recorded session masks the fact, and a replay repeats the guard's result
      'facts.changed': [
        { guard: 'isGiven', actions: assign({ hasToken: true }) },
        { actions: assign({ hasToken: false }) },
      ],
    },
    initial: 'idle',
    states: {
      idle: {
        entry: 'notifyEnded',
        initial: 'unasked',
        on: {
          refresh: [{ guard: 'hasToken', target: 'querying' }, { target: '.unknown' }],
          transfer: [
            { guard: 'hasToken', target: 'recounting', actions: 'clearRefusal' },
            { actions: [{ type: 'markFailed', params: LOTTERY_TOKEN_LACKING_TEXT }, 'notifyRefusal'] },
          ],
          'submission.found': {
            target: 'transferring',
            // all of it was sent
            actions: assign({ balance: ({ event }) => event.intent.amount }),
          },
        },
        states: {
          /** not fetched since the start or the last transfer */
          unasked: { always: { guard: 'isWanted', target: '#lotteryBalance.querying' } },
          known: {},
          unknown: {},
        },
      },
      querying: {
        tags: 'loading',
        invoke: {
          src: 'fetchLotteryBalance',
          id: 'fetchLotteryBalance',
          onDone: { target: 'idle.known', actions: assign({ balance: ({ event }) => event.output }) },
          onError: { target: 'idle.unknown', actions: { type: 'noteFailure', params: ({ event }) => event } },
        },
      },
      recounting: {
        tags: 'busy',
        invoke: {
          src: 'fetchLotteryBalance',
          id: 'recount',
          onDone: { target: 'recounted', actions: assign({ balance: ({ event }) => event.output }) },
          onError: {
            target: 'idle.unknown',
            actions: [
              {
                type: 'markFailed',
                params: ({ event }) => failureText(event.error, { fallback, network: fallback }),
              },
              'notifyRefusal',
              { type: 'noteFailure', params: ({ event }) => event },
            ],
          },
        },
      },
      recounted: {
        always: [
          { guard: 'hasBalance', target: 'transferring' },
          {
            target: 'idle.known',
            actions: [
              {
                type: 'markFailed',
                // all of it is transferred, so without the balance there is no amount to send
                params: ({ context }) => (context.balance === null ? fallback : LOTTERY_BALANCE_LOW_TEXT),
              },
              'notifyRefusal',
            ],
          },
        ],
      },
      transferring: {
        invoke: {
          src: 'submission',
          id: 'submission',
          input: ({ context, event }) =>
            event.type === 'submission.found' ? event : { intent: { amount: context.balance ?? '0' } },
        },
        on: {
          'submission.done': {
            target: 'idle',
            actions: [
              { type: 'toastReceipt', params: ({ event }) => event.receipt },
              { type: 'takeReceipt', params: ({ event }) => event.receipt },
              'notifyMoved',
            ],
          },
          'submission.failed': {
            target: 'idle',
            actions: { type: 'markFailed', params: ({ event }) => event.text },
          },
          'submission.abandoned': 'idle',
        },
        initial: 'sending',
        states: {
          sending: {
            tags: 'busy',
            on: {
              'submission.unsettled': {
                target: 'unsettled',
                actions: { type: 'markFailed', params: ({ event }) => event.text },
              },
            },
          },
          unsettled: {
            entry: 'notifyEnded',
            on: { transfer: { target: 'sending', actions: ['clearRefusal', 'sendAgain'] } },
          },
        },
      },
    },
  });
}

/** The machine type of the lottery's balance, for the views that read it. */
export type LotteryBalanceMachine = ReturnType<typeof createLotteryBalanceMachine>;
