import { assign, setup } from 'xstate';
import { toCallError, type CallError } from '#machines/kit/calls/callError.ts';
import { isUnsettled } from '#machines/kit/calls/unsettled.ts';
import { failureText, type FailureTexts } from '#machines/kit/calls/failureText.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { toast } from '#machines/app/effects.ts';

/** The payload of a game URL request (spec 1 §7). */
export interface LaunchRequest {
  platform: string;
  type: number;
  code: string;
}

/** The times of the launch queue in ms, and the number of tries (spec 1 §9, D13). */
export const LAUNCH_POLL_MS = 1000;
export const LAUNCH_TRIES = 15;
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
 * most 15; after 10 s without an address the wait is reported as busy. A lost or unreadable poll counts as one without
 * an address; an answer with any other code ends the wait with its text (D58), and so do 60 s. The machine ends with an address or with
 * the failure text, which it also shows as a toast; `exhausted` distinguishes a used-up queue from a refusal.
 */
export const launchQueueMachine = setup({
  types: {} as {
    context: { request: LaunchRequest; tries: number; url: string; failure: string };
    input: LaunchRequest;
    output: { url: string; failure: string };
    tags: 'busy';
  },
  actors: {
    requestGameUrl: unboundCall<void, LaunchRequest>('requestGameUrl'),
    fetchGameUrl: unboundCall<string, { platform: string }>('fetchGameUrl'),
  },
  guards: {
    hasUrl: (_, url: string) => url !== '',
    isRefusal: (_, error: CallError) => !isUnsettled(error),
    hasTriesLeft: ({ context }) => context.tries < LAUNCH_TRIES,
  },
  actions: {
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    setUrl: assign((_, url: string) => ({ url })),
    setFailure: assign((_, failure: string) => ({ failure })),
    toast,
  },
  delays: { pollPause: LAUNCH_POLL_MS, queueBusy: QUEUE_BUSY_MS, launchLimit: LAUNCH_LIMIT_MS },
}).createMachine({
  id: 'launchQueue',
  context: ({ input }) => ({ request: input, tries: 0, url: '', failure: '' }),
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
                onDone: 'pausing',
                onError: {
                  target: '#launchQueue.refused',
                  actions: { type: 'setFailure', params: ({ event }) => launchFailureText(event.error) },
                },
              },
            },
            pausing: { after: { pollPause: 'asking' } },
            asking: {
              entry: 'countTry',
              invoke: {
                src: 'fetchGameUrl',
                id: 'fetchGameUrl',
                input: ({ context }) => ({ platform: context.request.platform }),
                onDone: [
                  {
                    guard: { type: 'hasUrl', params: ({ event }) => event.output },
                    target: '#launchQueue.found',
                    actions: { type: 'setUrl', params: ({ event }) => event.output },
                  },
                  { guard: 'hasTriesLeft', target: 'pausing' },
                  { target: '#launchQueue.exhausted' },
                ],
                onError: [
                  {
                    guard: { type: 'isRefusal', params: ({ event }) => toCallError(event.error) },
                    target: '#launchQueue.refused',
                    actions: { type: 'setFailure', params: ({ event }) => launchFailureText(event.error) },
                  },
                  { guard: 'hasTriesLeft', target: 'pausing' },
                  { target: '#launchQueue.exhausted' },
                ],
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
