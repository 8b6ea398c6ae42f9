import { assign, sendParent, setup } from 'xstate';
import { toCallError } from '#machines/kit/calls/callError.ts';
import { loadFailureText, type LoadFailureTexts } from '#machines/kit/calls/loadFailure.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import {
  watchVisibilityAndNetwork,
  type VisibilityOrNetworkEvent,
} from '#machines/app/network/visibilityAndNetwork.ts';

/** Polling times in ms (D12, D16): the pause after an answer, the delay of each request, and the longest pause. */
export const POLL_MS = { pause: 3000, requestDelay: 500, longestPause: 60_000 } as const;
/** The largest share by which a pause after a failure is extended, so that phones do not poll in step (D12). */
export const JITTER = 0.2;

/** Sent by a polling machine to its parent with each good answer. */
export interface PolledEvent<Id extends string, Answer> {
  type: `${Id}.polled`;
  answer: Answer;
}

/** The pause in ms before the next poll: 3 s, or 3, 6, 12 … 60 s after consecutive failures (D12). */
export function pollPause({ failures, jitter }: { failures: number; jitter: number }): number {
  const base = POLL_MS.pause * 2 ** Math.max(0, failures - 1);
  return Math.min(POLL_MS.longestPause, Math.round(base * (1 + jitter)));
}

/**
 * Polls while the document is visible (D12, D16). Sends its parent `{id}.polled` with each answer; ends in
 * `unauthorised` when an answer is a 401. `input.random` (0 ≤ n < 1) spreads the pauses after failures.
 */
export function createPollingMachine<Id extends string, Answer>(id: Id, texts: LoadFailureTexts = {}) {
  return setup({
    types: {} as {
      context: {
        failures: number;
        /** the text in the place of what was never answered; empty after a success */
        failure: string;
        jitter: number;
        random: () => number;
      };
      events: VisibilityOrNetworkEvent;
      input: { random?: () => number } | undefined;
    },
    actors: { request: unboundCall<Answer>(id), watchVisibilityAndNetwork },
    guards: {
      isUnauthorised: ({ event }) => 'error' in event && toCallError(event.error).kind === 'expired',
    },
    actions: {
      countFailure: assign(({ context }, { error }: { error: unknown }) => ({
        failures: context.failures + 1,
        failure: loadFailureText(error, texts),
        jitter: context.random() * JITTER,
      })),
      forgetFailures: assign({ failures: 0, failure: '', jitter: 0 }),
    },
    delays: { requestDelay: POLL_MS.requestDelay, pause: ({ context }) => pollPause(context) },
  }).createMachine({
    id,
    context: ({ input }) => ({ failures: 0, failure: '', jitter: 0, random: input?.random ?? Math.random }),
    invoke: { src: 'watchVisibilityAndNetwork', id: 'visibilityAndNetwork' },
    initial: 'starting',
    states: {
      starting: { on: { 'document.visible': 'polling', 'document.hidden': 'asleep' } },
      asleep: { on: { 'document.visible': 'polling.requesting' } },
      polling: {
        on: { 'document.hidden': 'asleep' },
        initial: 'delaying',
        states: {
          delaying: { after: { requestDelay: 'requesting' }, on: { 'network.online': 'requesting' } },
          requesting: {
            invoke: {
              src: 'request',
              id: 'request',
              onDone: {
                target: 'pausing',
                actions: [
                  'forgetFailures',
                  sendParent(({ event }) => ({ type: `${id}.polled`, answer: event.output })),
                ],
              },
              onError: [
                { guard: 'isUnauthorised', target: `#${id}.unauthorised` },
                { target: 'pausing', actions: { type: 'countFailure', params: ({ event }) => event } },
              ],
            },
          },
          pausing: { after: { pause: 'delaying' }, on: { 'network.online': 'requesting' } },
        },
      },
      unauthorised: { type: 'final' },
    },
  });
}
