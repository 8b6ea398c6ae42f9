import { assign, setup } from 'xstate';
import { failureText } from '#machines/kit/calls/failureText.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import {
  BALANCE_TOO_LOW_TEXT,
  ENTRY_LOGIN_DELAY_MS,
  isBelowZero,
  LOGIN_NEEDED_TEXT,
} from '#machines/kit/games/gameEntry.ts';
import type { LaunchContext, LaunchInput } from '#machines/game/launchInput.ts';
import type { LaunchPurpose } from '#machines/game/launchPurpose.ts';
import { launchTexts } from '#machines/game/launchTexts.ts';
import { launchQueueMachine } from '#machines/game/launchQueue.machine.ts';
import { loginDetourMachine } from '#machines/kit/loginDetour/loginDetour.machine.ts';
import type { Exclusion } from '#machines/kit/protection/protection.ts';
import { reportCrash } from '#machines/app/crash/crash.ts';
import { toast } from '#machines/app/effects.ts';
import { outsideUrl } from '#machines/app/navigation/outsideUrl.ts';
import { systemActor } from '#machines/app/systemActors.ts';
import type { Facts, FactsEvent } from '#machines/app/session/facts.ts';
import { watchFacts } from '#machines/app/session/watchFacts.ts';

/**
 * The game loading page (spec 1 §2, §4, §5, §8): the entry guards, then the launch queue or the address of the agent
 * login or of customer service, and finally the navigation to that address.
 */
export const launchMachine = setup({
  types: {} as {
    context: LaunchContext;
    events: { type: 'retry' } | FactsEvent<'member' | 'balance'>;
    input: LaunchInput;
    children: { launchQueue: 'launchQueue' };
  },
  actors: {
    launchQueue: launchQueueMachine,
    loginDetour: loginDetourMachine,
    fetchAddress: unboundCall<string, LaunchPurpose>('fetchAddress'),
    /** called only after a failure, so that entering a game needs no extra request (D62) */
    fetchExclusion: unboundCall<Exclusion | null>('fetchExclusion'),
    watchFacts,
  },
  guards: {
    isNoGame: ({ context }) => context.purpose !== 'game',
    isMember: ({ context }) => context.eligibility?.member === true,
    isVisitor: ({ context }) => context.eligibility?.member === false,
    isBelowZero: ({ context }) => isBelowZero(context.eligibility?.balance ?? null),
    mayOpen: ({ context }) => outsideUrl(context.url, context.origin) !== null,
    hasFailed: ({ context }) => context.failure !== '',
  },
  actions: {
    /** leaves the app for the address */
    openGame: () => undefined,
    /** the time in a game starts here, wherever the game runs (D62) */
    notifyRealityCheck: ({ context, system }) => {
      if (context.purpose === 'game') systemActor(system, 'realityCheck')?.send({ type: 'game.opened' });
    },
    /** a game that was entered through the login or by a link is among the recent ones, too */
    notifyPlayed: ({ context: { request, title }, system }) =>
      systemActor(system, 'gameEntry')?.send({ type: 'game.played', game: { ...request, title } }),
    noteEligibility: assign((_, eligibility: Pick<Facts, 'member' | 'balance'>) => ({ eligibility })),
    setOutcome: assign((_, { url, failure }: { url: string; failure: string }) => ({ url, failure })),
    setUrl: assign((_, url: string) => ({ url, failure: '' })),
    setFailure: assign((_, failure: string) => ({ failure })),
    noteNoAddress: assign(({ context }) => ({ failure: launchTexts(context.purpose).fallback })),
    noteExclusion: assign((_, exclusion: Exclusion | null) => ({ exclusion })),
    notifyFailure: ({ context, system }) => toast({ system }, { text: context.failure }),
    reportCrash,
  },
}).createMachine({
  id: 'launch',
  context: ({ input }) => ({ ...input, eligibility: null, url: '', failure: '', exclusion: null }),
  invoke: { src: 'watchFacts', id: 'watchFacts', input: { names: ['member', 'balance'] } },
  on: { 'facts.changed': { actions: { type: 'noteEligibility', params: ({ event }) => event.facts } } },
  initial: 'checking',
  states: {
    checking: {
      always: [
        { guard: 'isNoGame', target: 'askingAddress' },
        { guard: 'isVisitor', target: 'loginNeeded' },
        {
          guard: 'isBelowZero',
          target: 'refused',
          actions: { type: 'setFailure', params: BALANCE_TOO_LOW_TEXT },
        },
        { guard: 'isMember', target: 'queueing', actions: 'notifyPlayed' },
      ],
    },
    loginNeeded: {
      invoke: {
        src: 'loginDetour',
        id: 'loginDetour',
        input: ({ context }) => ({
          text: LOGIN_NEEDED_TEXT,
          delay: ENTRY_LOGIN_DELAY_MS,
          wanted: context.path,
          replace: true,
        }),
      },
    },
    queueing: {
      invoke: {
        src: 'launchQueue',
        id: 'launchQueue',
        input: ({ context }) => context.request,
        onDone: { target: 'opening', actions: { type: 'setOutcome', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: ['noteNoAddress', 'reportCrash'] },
      },
    },
    askingAddress: {
      invoke: {
        src: 'fetchAddress',
        id: 'fetchAddress',
        input: ({ context }) => context.purpose,
        onDone: { target: 'opening', actions: { type: 'setUrl', params: ({ event }) => event.output } },
        onError: {
          target: 'refused',
          actions: {
            type: 'setFailure',
            params: ({ context, event }) => failureText(event.error, launchTexts(context.purpose)),
          },
        },
      },
    },
    opening: {
      always: [
        // the queue has shown the toast
        { guard: 'hasFailed', target: 'failed' },
        { guard: 'mayOpen', target: 'opened', actions: ['notifyRealityCheck', 'openGame'] },
        { target: 'refused', actions: 'noteNoAddress' },
      ],
    },
    opened: {},
    refused: { entry: 'notifyFailure', always: 'failed' },
    failed: {
      invoke: {
        src: 'fetchExclusion',
        id: 'fetchExclusion',
        onDone: { actions: { type: 'noteExclusion', params: ({ event }) => event.output } },
        // the failure is already shown
        onError: {},
      },
      on: { retry: 'checking' },
    },
  },
});
