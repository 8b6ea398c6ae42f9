import { assign, setup } from 'xstate';
import { failureText } from '#machines/kit/calls/failureText.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import {
  LOTTERY_ADDRESS_FAILED_TEXT,
  LOTTERY_ADDRESS_TEXTS,
  LOTTERY_ADDRESS_UNUSABLE_TEXT,
  lotteryFrameUrl,
} from '#machines/kit/games/lotteryAddress.ts';
import { loginDetourMachine } from '#machines/kit/loginDetour/loginDetour.machine.ts';
import { createLotteryBalanceMachine } from '#machines/kit/lottery/lotteryBalance.machine.ts';
import {
  LOTTERY_LOGIN_DELAY_MS,
  LOTTERY_LOGIN_TEXT,
  LOTTERY_STARTING_TEXT,
} from '#machines/kit/games/lotteryEntry.ts';
import type { LotteryLaunchTypes } from '#machines/lottery/lotteryLaunchTypes.ts';
import type { Exclusion } from '#machines/kit/protection/protection.ts';
import { crashed, reportCrash } from '#machines/app/crash/crash.ts';
import { refreshProfile, toast } from '#machines/app/effects.ts';
import { watchFacts } from '#machines/app/session/watchFacts.ts';

/**
 * The lottery's page (spec 1 §2, §5, §8; D41): the entry guards for people who follow a link, the wait for a token
 * after a reload, the game's address, and the game with the lottery's balance beside it. The balance moves money and is
 * isolated: if it crashes, the game continues.
 */
export const lotteryLaunchMachine = setup({
  types: {} as LotteryLaunchTypes,
  actors: {
    loginDetour: loginDetourMachine,
    watchFacts,
    fetchLotteryAddress: unboundCall<string, { gamecode: string }>('fetchLotteryAddress'),
    lotteryBalance: createLotteryBalanceMachine('game'),
    /** called only after a failure (D62) */
    fetchExclusion: unboundCall<Exclusion | null>('fetchExclusion'),
    /** saves the lottery as most recently played on this device; its output is the lottery's name, empty if unknown */
    notePlayed: unboundCall<string, { gamecode: string }>('notePlayed'),
  },
  guards: {
    isVisitor: ({ context }) => !context.member,
    lacksGamecode: ({ context }) => context.gamecode === '',
    isGiven: ({ event }) => event.type === 'facts.changed' && event.facts.lotteryToken === 'given',
    isMissing: ({ event }) => event.type === 'facts.changed' && event.facts.lotteryToken === 'missing',
    mayFrame: ({ context }, address: string) => lotteryFrameUrl(address, context.client) !== null,
  },
  actions: {
    toastFailure: ({ context, system }) => toast({ system }, { text: context.failure }),
    reportCrash,
    refreshProfile,
    toast,
  },
}).createMachine({
  id: 'lotteryLaunch',
  context: ({ input }) => ({ ...input, name: '', url: '', failure: '', exclusion: null }),
  initial: 'checking',
  states: {
    checking: {
      always: [
        { guard: 'isVisitor', target: 'loginNeeded' },
        {
          guard: 'lacksGamecode',
          target: 'failed',
          actions: assign({ failure: LOTTERY_ADDRESS_FAILED_TEXT }),
        },
        { target: 'waitingForToken' },
      ],
    },
    loginNeeded: {
      invoke: {
        src: 'loginDetour',
        id: 'loginDetour',
        input: ({ context }) => ({
          text: LOTTERY_LOGIN_TEXT,
          delay: LOTTERY_LOGIN_DELAY_MS,
          wanted: context.path,
          replace: true,
        }),
      },
    },
    waitingForToken: {
      invoke: { src: 'watchFacts', id: 'watchFacts', input: { names: ['lotteryToken'] } },
      on: { 'facts.changed': { guard: 'isGiven', target: 'fetchingAddress' } },
      initial: 'looking',
      states: {
        looking: {
          on: {
            'facts.changed': {
              guard: 'isMissing',
              target: 'starting',
              actions: { type: 'toast', params: { text: LOTTERY_STARTING_TEXT } },
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
            actions: assign({
              url: ({ context, event }) => lotteryFrameUrl(event.output, context.client) ?? '',
            }),
          },
          { target: 'failed', actions: assign({ failure: LOTTERY_ADDRESS_UNUSABLE_TEXT }) },
        ],
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => failureText(event.error, LOTTERY_ADDRESS_TEXTS) }),
        },
      },
    },
    playing: {
      invoke: {
        src: 'notePlayed',
        id: 'notePlayed',
        input: ({ context }) => ({ gamecode: context.gamecode }),
        onDone: { actions: assign({ name: ({ event }) => event.output }) },
        // saving the game is optional
        onError: {},
      },
      initial: 'withBalance',
      states: {
        withBalance: {
          invoke: { src: 'lotteryBalance', id: 'lotteryBalance', onError: crashed },
        },
        crashed: { on: { 'balance.retried': 'withBalance' } },
      },
    },
    failed: {
      entry: 'toastFailure',
      invoke: {
        src: 'fetchExclusion',
        id: 'fetchExclusion',
        onDone: { actions: assign({ exclusion: ({ event }) => event.output }) },
        // the failure is already shown
        onError: {},
      },
      on: { retry: 'checking' },
    },
  },
});
