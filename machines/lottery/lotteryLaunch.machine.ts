import { assign, fromCallback, sendParent, sendTo, setup } from 'xstate';
import { failureText } from '#machines/calls/failureText.ts';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import {
  LOTTERY_ADDRESS_FAILED_TEXT,
  LOTTERY_ADDRESS_TEXTS,
  LOTTERY_ADDRESS_UNUSABLE_TEXT,
  lotteryFrameUrl,
} from '#machines/lottery/lotteryAddress.ts';
import { createLotteryBalanceMachine } from '#machines/lottery/lotteryBalance.machine.ts';
import {
  LOTTERY_LOGIN_DELAY_MS,
  LOTTERY_LOGIN_TEXT,
  LOTTERY_STARTING_TEXT,
  type LotteryLaunchInput,
  type LotteryTokenEvent,
} from '#machines/lottery/lotteryEntry.ts';
import type { LotteryTransferEvent } from '#machines/lottery/lotteryTransfer.ts';
import { go, refreshProfile, toast } from '#machines/root/effects.ts';
import { withRedirect } from '#machines/root/routes.ts';
import { SUBMISSION_TAG } from '#machines/root/submissionTag.ts';

/**
 * The lottery's page (spec 1 §2, §5, §8; D41): the entry guards for those who come by a link, the wait for a
 * token after a reload, the game's address, and the game with the lottery's balance beside it. `input.id` is the
 * page's id in the root, to which a transfer that outlives the page is reported.
 */
export const lotteryLaunchMachine = setup({
  types: {
    context: {} as LotteryLaunchInput & { url: string; failure: string },
    events: {} as
      | { type: 'retry' }
      | { type: 'page.shown' }
      | { type: 'page.hidden' }
      | LotteryTokenEvent
      | LotteryTransferEvent,
    input: {} as LotteryLaunchInput,
    tags: {} as typeof SUBMISSION_TAG,
  },
  actors: {
    watchLotteryToken: fromCallback(() => undefined),
    fetchLotteryAddress: unboundCall<string, { gamecode: string }>('fetchLotteryAddress'),
    lotteryBalance: createLotteryBalanceMachine('game'),
    /** puts the lottery on the member's shelf on this device */
    notePlayed: unboundCall<void, { gamecode: string }>('notePlayed'),
  },
  guards: {
    isVisitor: ({ context }) => !context.member,
    lacksGamecode: ({ context }) => context.gamecode === '',
    mayFrame: ({ context }, address: string) => lotteryFrameUrl(address, context.place) !== null,
  },
  actions: {
    setUrl: assign(({ context }, address: string) => ({
      url: lotteryFrameUrl(address, context.place) ?? '',
    })),
    setFailure: assign((_, failure: string) => ({ failure })),
    toastFailure: ({ context, system }) => toast({ system }, { text: context.failure, place: 'game' }),
    tellSettled: sendParent(({ context }) => ({ type: 'page.settled', id: context.id })),
    refreshProfile,
    toast,
    go,
  },
  delays: { lotteryLoginDelay: LOTTERY_LOGIN_DELAY_MS },
}).createMachine({
  id: 'lotteryLaunch',
  context: ({ input }) => ({ ...input, url: '', failure: '' }),
  initial: 'checking',
  states: {
    checking: {
      always: [
        {
          guard: 'isVisitor',
          target: 'loginNeeded',
          actions: { type: 'toast', params: { text: LOTTERY_LOGIN_TEXT, place: 'game' } },
        },
        {
          guard: 'lacksGamecode',
          target: 'failed',
          actions: { type: 'setFailure', params: LOTTERY_ADDRESS_FAILED_TEXT },
        },
        { target: 'waitingForToken' },
      ],
    },
    loginNeeded: {
      after: {
        lotteryLoginDelay: {
          actions: {
            type: 'go',
            params: ({ context }) => ({ to: withRedirect('/login', context.path), replace: true }),
          },
        },
      },
    },
    waitingForToken: {
      invoke: {
        src: 'watchLotteryToken',
        id: 'watchLotteryToken',
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: LOTTERY_ADDRESS_FAILED_TEXT },
        },
      },
      on: { 'lotteryToken.given': 'fetchingAddress' },
      initial: 'looking',
      states: {
        looking: {
          on: {
            'lotteryToken.missing': {
              target: 'starting',
              actions: { type: 'toast', params: { text: LOTTERY_STARTING_TEXT, place: 'game' } },
            },
          },
        },
        starting: { on: { retry: { actions: 'refreshProfile' } } },
      },
    },
    fetchingAddress: {
      invoke: {
        src: 'fetchLotteryAddress',
        id: 'fetchLotteryAddress',
        input: ({ context }) => ({ gamecode: context.gamecode }),
        onDone: [
          {
            guard: { type: 'mayFrame', params: ({ event }) => event.output },
            target: 'playing',
            actions: { type: 'setUrl', params: ({ event }) => event.output },
          },
          {
            target: 'failed',
            actions: [{ type: 'setFailure', params: LOTTERY_ADDRESS_UNUSABLE_TEXT }],
          },
        ],
        onError: {
          target: 'failed',
          actions: {
            type: 'setFailure',
            params: ({ event }) => failureText(event.error, LOTTERY_ADDRESS_TEXTS),
          },
        },
      },
    },
    playing: {
      invoke: [
        {
          src: 'lotteryBalance',
          id: 'lotteryBalance',
          input: ({ context: { hasToken, newKey } }) => ({ hasToken, newKey }),
          onError: {},
        },
        {
          src: 'notePlayed',
          id: 'notePlayed',
          input: ({ context }) => ({ gamecode: context.gamecode }),
          onError: {},
        },
      ],
      initial: 'watching',
      states: {
        watching: {
          // here and not one state up, whose child is only started after its entry actions
          entry: sendTo('lotteryBalance', { type: 'refresh' }),
          on: { 'lotteryTransfer.started': 'transferring' },
        },
        transferring: {
          tags: SUBMISSION_TAG,
          initial: 'here',
          on: { 'lotteryTransfer.ended': 'watching' },
          states: {
            here: { on: { 'page.hidden': 'left' } },
            left: {
              on: {
                'page.shown': 'here',
                'lotteryTransfer.ended': {
                  target: '#lotteryLaunch.playing.gone',
                  actions: 'tellSettled',
                },
              },
            },
          },
        },
        /** Left, and about to be closed by the root. */
        gone: { on: { 'page.shown': 'watching' } },
      },
    },
    failed: { entry: 'toastFailure', on: { retry: 'checking' } },
  },
});
