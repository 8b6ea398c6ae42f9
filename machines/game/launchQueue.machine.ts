import { assign, setup } from 'xstate';
import type { CallError } from '#machines/kit/calls/callError.ts';
import { failureText, type FailureTexts } from '#machines/kit/calls/failureText.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { gameUrlPollingMachine } from '#machines/game/gameUrlPolling.machine.ts';
import type { PolledEvent } from '#machines/kit/poll/pollSettings.ts';
import { toast } from '#machines/app/effects.ts';

/** The payload of a game URL request (spec 1 §7). */
export interface LaunchRequest {
  platform: string;
  type: number;
  code: string;
}

/** After this time without an address the wait is reported as busy, in ms (spec 1 §9, D13). */
export const QUEUE_BUSY_MS = 10_000;
/** The whole wait, in ms; our choice: a request (30 s) and all tries; silent tries would take minutes (D70). */
export const LAUNCH_LIMIT_MS = 60_000;

/** The toast when the tries are used up (spec 1 §8). */
export const LAUNCH_EXHAUSTED_TEXT = '获取游戏地址超时';

/** Shown if the server does not know the member, before the expiry dialog (spec 1 §8, D41). */
export const LAUNCH_EXPIRED_TEXT = '未认证用户，请重新登录';

/** The texts of the game URL flow (spec 1 §8). */
export const LAUNCH_TEXTS: FailureTexts = {
  fallback: '进入游戏失败',
  network: '请求失败，请稍后重试',
  expired: LAUNCH_EXPIRED_TEXT,
  byCode: { 429: '您操作太频繁，请稍后再试' },
};

/** The text of a failure in this flow; a 500 without a message has its own text. */
export function launchFailureText(thrown: unknown): string {
  const isServerFault =
    typeof thrown === 'object' && thrown !== null && 'code' in thrown && thrown.code === 500;
  return failureText(
    thrown,
    isServerFault ? { ...LAUNCH_TEXTS, fallback: '系统异常，请稍后重试' } : LAUNCH_TEXTS,
  );
}

/**
 * Requests a game's address and waits in the queue for it (spec 1 §4, D13): the request, then one poll per second, at
 * most 15; after 10 s without an address the wait is reported as busy. It ends with the text of a poll that is refused
 * (D58), and after 60 s. The machine ends with an address or with the failure text, which it also shows as a toast;
 * `exhausted` distinguishes a used-up queue from a refusal.
 */
export const launchQueueMachine = setup({
  types: {} as {
    context: { request: LaunchRequest; url: string; failure: string };
    events: PolledEvent<'gameUrl', string>;
    input: LaunchRequest;
    output: { url: string; failure: string };
    tags: 'busy';
  },
  actors: {
    requestGameUrl: unboundCall<void, LaunchRequest>('requestGameUrl'),
    gameUrlPolling: gameUrlPollingMachine,
  },
  guards: { isRefusal: (_, error: CallError | null) => error !== null },
  actions: {
    setUrl: assign((_, url: string) => ({ url })),
    setFailure: assign((_, failure: string) => ({ failure })),
    toast,
  },
  delays: { queueBusy: QUEUE_BUSY_MS, launchLimit: LAUNCH_LIMIT_MS },
}).createMachine({
  id: 'launchQueue',
  context: ({ input }) => ({ request: input, url: '', failure: '' }),
  output: ({ context }) => ({ url: context.url, failure: context.failure }),
  initial: 'queueing',
  states: {
    queueing: {
      type: 'parallel',
      after: { launchLimit: 'exhausted' },
      states: {
        /** What the person is told about the wait. */
        wait: {
          initial: 'short',
          states: { short: { after: { queueBusy: 'long' } }, long: { tags: 'busy' } },
        },
        address: {
          initial: 'requesting',
          states: {
            requesting: {
              invoke: {
                src: 'requestGameUrl',
                id: 'requestGameUrl',
                input: ({ context }) => context.request,
                onDone: 'polling',
                onError: {
                  target: '#launchQueue.refused',
                  actions: { type: 'setFailure', params: ({ event }) => launchFailureText(event.error) },
                },
              },
            },
            polling: {
              invoke: {
                src: 'gameUrlPolling',
                id: 'gameUrlPolling',
                input: ({ context }) => ({ query: { platform: context.request.platform } }),
                onDone: [
                  {
                    guard: { type: 'isRefusal', params: ({ event }) => event.output.error },
                    target: '#launchQueue.refused',
                    actions: {
                      type: 'setFailure',
                      params: ({ event }) => launchFailureText(event.output.error),
                    },
                  },
                  { target: '#launchQueue.exhausted' },
                ],
              },
              on: {
                'gameUrl.polled': {
                  target: '#launchQueue.found',
                  actions: { type: 'setUrl', params: ({ event }) => event.answer },
                },
              },
            },
          },
        },
      },
    },
    found: { type: 'final' },
    refused: {
      type: 'final',
      entry: { type: 'toast', params: ({ context }) => ({ text: context.failure }) },
    },
    exhausted: {
      type: 'final',
      entry: [
        { type: 'setFailure', params: '游戏加载超时' },
        { type: 'toast', params: { text: LAUNCH_EXHAUSTED_TEXT } },
      ],
    },
  },
});
