import { assign } from 'xstate';
import { failureText } from '#machines/kit/calls/failureText.ts';
import { lotteryBalanceSetup } from './lotteryBalanceSetup.ts';
import {
  LOTTERY_BALANCE_LOW_TEXT,
  LOTTERY_BALANCE_TEXTS,
  LOTTERY_TOKEN_LACKING_TEXT,
} from './lotteryTransfer.ts';

/**
 * The lottery's balance (CNY) and its transfer into the main wallet (spec 1 §3, §5, §7; D37, D44). `refresh` fetches
 * the balance; `transfer` fetches it again, because games change it, and transfers all of it out. Beside the game,
 * which shows the balance, it is also fetched at the start and after each transfer. A transfer with an unknown outcome
 * is sent again, under its key, by the next `transfer`. Sends its parent `money.recovered` and `recovery.ended`.
 */
export function createLotteryBalanceMachine(page: keyof typeof LOTTERY_BALANCE_TEXTS) {
  const { balanceFailed: fallback } = LOTTERY_BALANCE_TEXTS[page];
  return lotteryBalanceSetup(page).createMachine({
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
            actions: { type: 'setBalance', params: ({ event }) => event.intent.amount },
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
          onDone: {
            target: 'idle.known',
            actions: { type: 'setBalance', params: ({ event }) => event.output },
          },
          onError: { target: 'idle.unknown', actions: { type: 'noteFailure', params: ({ event }) => event } },
        },
      },
      recounting: {
        tags: 'busy',
        invoke: {
          src: 'fetchLotteryBalance',
          id: 'recount',
          onDone: [
            {
              guard: { type: 'isEnough', params: ({ event }) => event.output },
              target: 'transferring',
              actions: { type: 'setBalance', params: ({ event }) => event.output },
            },
            {
              target: 'idle.known',
              actions: [
                { type: 'setBalance', params: ({ event }) => event.output },
                {
                  type: 'markFailed',
                  // all of it is transferred, so without the balance there is no amount to send
                  params: ({ event }) => (event.output === null ? fallback : LOTTERY_BALANCE_LOW_TEXT),
                },
                'notifyRefusal',
              ],
            },
          ],
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
