import { assign, setup } from 'xstate';
import { failureText } from '#machines/calls/callError.ts';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import { SERVICE_FAILED_TEXT } from '#machines/customerService/customerService.machine.ts';
import {
  BALANCE_TOO_LOW_TEXT,
  ENTRY_LOGIN_DELAY_MS,
  isBelowZero,
  LOGIN_NEEDED_TEXT,
  type Entrant,
} from '#machines/game/gameEntry.ts';
import { launchQueueMachine, type LaunchRequest } from '#machines/game/launchQueue.machine.ts';
import { go, toast } from '#machines/root/effects.ts';
import { outsideUrl } from '#machines/root/outsideUrl.ts';
import { withRedirect } from '#machines/root/routes.ts';

/** Shown where the game flow has no text of its own to give (spec 1 §8). */
export const LAUNCH_FAILED_TEXT = '进入游戏失败';

/** What the page is for, by its query: `dailiD` 1 is the agent login, any other `dailiD` customer service. */
export type LaunchPurpose = 'game' | 'agent' | 'service';

/** Reads the purpose of `/gamePage` from its `dailiD`, which may be absent (spec 1 §2). */
export function launchPurpose(dailiD: string | null): LaunchPurpose {
  if (dailiD === null) return 'game';
  return dailiD === '1' ? 'agent' : 'service';
}

/**
 * The game loading page (spec 1 §2, §4, §5, §8): entry guards, then the launch queue, the agent login or
 * customer service, and the way out to the address that was found. `input.own` is our origin.
 */
export const launchMachine = setup({
  types: {
    context: {} as {
      purpose: LaunchPurpose;
      request: LaunchRequest;
      entrant: Entrant;
      path: string;
      own: string;
      url: string;
      failure: string;
    },
    events: {} as { type: 'retry' },
    input: {} as {
      purpose: LaunchPurpose;
      request: LaunchRequest;
      entrant: Entrant;
      path: string;
      own: string;
    },
  },
  actors: {
    launchQueue: launchQueueMachine,
    fetchAgentUrl: unboundCall<string>('fetchAgentUrl'),
    fetchServiceUrl: unboundCall<string>('fetchServiceUrl'),
  },
  guards: {
    isAgent: ({ context }) => context.purpose === 'agent',
    isService: ({ context }) => context.purpose === 'service',
    isVisitor: ({ context }) => !context.entrant.member,
    isBelowZero: ({ context }) => isBelowZero(context.entrant.balance),
    mayOpen: ({ context }) => outsideUrl(context.url, context.own) !== null,
    hasUrl: (_, outcome: { url: string }) => outcome.url !== '',
  },
  actions: {
    /** leaves the app for the address */
    openGame: (_, _params: { url: string }) => undefined,
    setUrl: assign((_, url: string) => ({ url })),
    setFailure: assign((_, failure: string) => ({ failure })),
    toast,
    go,
  },
  delays: { entryLoginDelay: ENTRY_LOGIN_DELAY_MS },
}).createMachine({
  id: 'launch',
  context: ({ input }) => ({ ...input, url: '', failure: '' }),
  initial: 'checking',
  states: {
    checking: {
      always: [
        { guard: 'isAgent', target: 'askingAgentUrl' },
        { guard: 'isService', target: 'askingServiceUrl' },
        {
          guard: 'isVisitor',
          target: 'loginNeeded',
          actions: { type: 'toast', params: { text: LOGIN_NEEDED_TEXT, place: 'game' } },
        },
        {
          guard: 'isBelowZero',
          target: 'failed',
          actions: [
            { type: 'setFailure', params: BALANCE_TOO_LOW_TEXT },
            { type: 'toast', params: { text: BALANCE_TOO_LOW_TEXT, place: 'game' } },
          ],
        },
        { target: 'queueing' },
      ],
    },
    loginNeeded: {
      after: {
        entryLoginDelay: {
          actions: {
            type: 'go',
            params: ({ context }) => ({ to: withRedirect('/login', context.path), replace: true }),
          },
        },
      },
    },
    queueing: {
      invoke: {
        src: 'launchQueue',
        id: 'launchQueue',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: { type: 'hasUrl', params: ({ event }) => event.output },
            target: 'opening',
            actions: { type: 'setUrl', params: ({ event }) => event.output.url },
          },
          { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event.output.failure } },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: LAUNCH_FAILED_TEXT } },
      },
    },
    askingAgentUrl: {
      invoke: {
        src: 'fetchAgentUrl',
        id: 'fetchAgentUrl',
        onDone: { target: 'opening', actions: { type: 'setUrl', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: [
            {
              type: 'setFailure',
              params: ({ event }) => failureText(event.error, { fallback: LAUNCH_FAILED_TEXT }),
            },
            { type: 'toast', params: ({ context }) => ({ text: context.failure, place: 'game' }) },
          ],
        },
      },
    },
    askingServiceUrl: {
      invoke: {
        src: 'fetchServiceUrl',
        id: 'fetchServiceUrl',
        onDone: { target: 'opening', actions: { type: 'setUrl', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: [
            {
              type: 'setFailure',
              params: ({ event }) =>
                failureText(event.error, { fallback: SERVICE_FAILED_TEXT, network: SERVICE_FAILED_TEXT }),
            },
            { type: 'toast', params: ({ context }) => ({ text: context.failure, place: 'game' }) },
          ],
        },
      },
    },
    opening: {
      always: [
        {
          guard: 'mayOpen',
          target: 'opened',
          actions: { type: 'openGame', params: ({ context }) => ({ url: context.url }) },
        },
        {
          target: 'failed',
          actions: [
            {
              type: 'setFailure',
              params: ({ context }) =>
                context.purpose === 'service' ? SERVICE_FAILED_TEXT : LAUNCH_FAILED_TEXT,
            },
            { type: 'toast', params: ({ context }) => ({ text: context.failure, place: 'game' }) },
          ],
        },
      ],
    },
    opened: {},
    failed: { on: { retry: 'checking' } },
  },
});
