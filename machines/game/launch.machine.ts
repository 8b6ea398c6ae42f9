import { assign, setup } from 'xstate';
import { failureText } from '#machines/calls/failureText.ts';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import { SERVICE_FAILED_TEXT } from '#machines/customerService/customerService.machine.ts';
import {
  BALANCE_TOO_LOW_TEXT,
  ENTRY_LOGIN_DELAY_MS,
  isBelowZero,
  LOGIN_NEEDED_TEXT,
  type Entrant,
} from '#machines/game/gameEntry.ts';
import type { LaunchPurpose } from '#machines/game/launchPurpose.ts';
import { launchQueueMachine, type LaunchRequest } from '#machines/game/launchQueue.machine.ts';
import { go, toast } from '#machines/root/effects.ts';
import { outsideUrl } from '#machines/root/outsideUrl.ts';
import { withRedirect } from '#machines/root/routes.ts';

/** Shown where the game flow has no text of its own to give (spec 1 §8). */
export const LAUNCH_FAILED_TEXT = '进入游戏失败';

interface LaunchInput {
  purpose: LaunchPurpose;
  request: LaunchRequest;
  /** who stands at the door now: asked at each try, as balance and login change meanwhile */
  entrant: () => Entrant;
  /** the page's own place, to which the login leads back */
  path: string;
  /** our origin */
  own: string;
}

/**
 * The game loading page (spec 1 §2, §4, §5, §8): entry guards, then the launch queue, the agent login or
 * customer service, and the way out to the address that was found.
 */
export const launchMachine = setup({
  types: {
    context: {} as LaunchInput & { url: string; failure: string },
    events: {} as { type: 'retry' },
    input: {} as LaunchInput,
  },
  actors: {
    launchQueue: launchQueueMachine,
    fetchAgentUrl: unboundCall<string>('fetchAgentUrl'),
    fetchServiceUrl: unboundCall<string>('fetchServiceUrl'),
  },
  guards: {
    isAgent: ({ context }) => context.purpose === 'agent',
    isService: ({ context }) => context.purpose === 'service',
    isVisitor: ({ context }) => !context.entrant().member,
    isBelowZero: ({ context }) => isBelowZero(context.entrant().balance),
    mayOpen: ({ context }) => outsideUrl(context.url, context.own) !== null,
    hasUrl: (_, outcome: { url: string }) => outcome.url !== '',
  },
  actions: {
    /** leaves the app for the address */
    openGame: (_, _params: { url: string }) => undefined,
    setUrl: assign((_, url: string) => ({ url })),
    setFailure: assign((_, failure: string) => ({ failure })),
    tellFailure: ({ context, system }) => toast({ system }, { text: context.failure, place: 'game' }),
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
          actions: [{ type: 'setFailure', params: BALANCE_TOO_LOW_TEXT }, 'tellFailure'],
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
            'tellFailure',
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
            'tellFailure',
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
            'tellFailure',
          ],
        },
      ],
    },
    opened: {},
    failed: { on: { retry: 'checking' } },
  },
});
