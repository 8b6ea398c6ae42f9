import { assign, sendParent, setup } from 'xstate';
import { toCallError, type CallError } from '#machines/kit/calls/callError.ts';
import { loadFailureText } from '#machines/kit/calls/loadFailure.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import {
  JITTER,
  pollPause,
  type PollContext,
  type PolledEvent,
  type PollQuery,
  type PollRules,
  type PollSettings,
} from './pollSettings.ts';
import {
  watchVisibilityAndNetwork,
  type VisibilityOrNetworkEvent,
} from '#machines/app/network/visibilityAndNetwork.ts';

/**
 * The one way to poll: it asks, pauses after each answer and asks again, by its settings, which `input` may change.
 * Sends its parent `{id}.polled` with each wanted answer; the parent of a poll that ends with the first one stops it
 * then. Ends with the error in its output when a failure is final, and without one when its tries are used up; a
 * failed try counts. A poll for a visible document asks at once when that is visible again (D12, D16), and every poll
 * when the network is back.
 */
export function createPollMachine<Id extends string, Answer>(
  id: Id,
  settings: PollSettings,
  {
    call = 'request',
    isWanted = () => true,
    told = (answer): PolledEvent<Id, Answer> => ({ type: `${id}.polled`, answer }),
    isFinal = ({ kind }) => kind === 'expired',
    texts = {},
  }: PollRules<Answer> = {},
) {
  const grows = settings.longestPause > settings.pause;
  return setup({
    types: {} as {
      context: PollContext;
      events: VisibilityOrNetworkEvent;
      input: Partial<PollSettings> | undefined;
      output: { error: CallError | null };
    },
    actors: { request: unboundCall<Answer, PollQuery>(id), watchVisibilityAndNetwork },
    guards: {
      isVisibleOnly: ({ context }) => context.visibleOnly,
      pausesFirst: ({ context }) => context.pausesFirst,
      hasNoDelay: ({ context }) => context.delay === 0,
      hasTriesLeft: ({ context }) => context.tries === null || context.tried < context.tries,
      isEnough: ({ context }, wanted: boolean) => context.tries !== null && wanted,
      isWanted: (_, wanted: boolean) => wanted,
      isFinal: (_, { error }: { error: unknown }) => isFinal(toCallError(error)),
    },
    actions: {
      countTry: assign({ tried: ({ context }) => context.tried + 1 }),
      countFailure: assign(({ context }, { error }: { error: unknown }) => ({
        failures: context.failures + 1,
        failure: loadFailureText(error, texts),
      })),
      drawJitter: assign({ jitter: () => Math.random() * JITTER }),
      forgetFailures: assign({ failures: 0, failure: '', jitter: 0 }),
      noteError: assign((_, { error }: { error: unknown }) => ({ error: toCallError(error) })),
      /** the tries are used up */
      giveUp: () => undefined,
    },
    delays: {
      requestDelay: ({ context }) => context.delay,
      // a number where it is one, for the tables of docs/flows
      pause: grows ? ({ context }) => pollPause(context) : settings.pause,
    },
  }).createMachine({
    id,
    context: ({ input }) => ({
      ...settings,
      ...input,
      tried: 0,
      failures: 0,
      jitter: 0,
      failure: '',
      error: null,
    }),
    output: ({ context }) => ({ error: context.error }),
    invoke: { src: 'watchVisibilityAndNetwork', id: 'visibilityAndNetwork' },
    initial: 'starting',
    states: {
      starting: { always: [{ guard: 'isVisibleOnly', target: 'looking' }, { target: 'polling' }] },
      /** is the document visible? */
      looking: { on: { 'document.visible': 'polling', 'document.hidden': 'asleep' } },
      asleep: { on: { 'document.visible': 'polling.requesting' } },
      polling: {
        on: { 'document.hidden': 'asleep' },
        initial: 'beginning',
        states: {
          beginning: { always: [{ guard: 'pausesFirst', target: 'pausing' }, { target: 'delaying' }] },
          delaying: {
            always: { guard: 'hasNoDelay', target: 'requesting' },
            after: { requestDelay: 'requesting' },
            on: { 'network.online': 'requesting' },
          },
          requesting: {
            entry: 'countTry',
            invoke: {
              src: 'request',
              id: call,
              input: ({ context }) => context.query,
              onDone: [
                {
                  guard: { type: 'isEnough', params: ({ event }) => isWanted(event.output) },
                  target: `#${id}.found`,
                  actions: sendParent(({ event }) => told(event.output)),
                },
                {
                  guard: { type: 'isWanted', params: ({ event }) => isWanted(event.output) },
                  target: 'pausing',
                  actions: ['forgetFailures', sendParent(({ event }) => told(event.output))],
                },
                { guard: 'hasTriesLeft', target: 'pausing', actions: 'forgetFailures' },
                { target: `#${id}.exhausted` },
              ],
              onError: [
                {
                  guard: { type: 'isFinal', params: ({ event }) => event },
                  target: `#${id}.refused`,
                  actions: { type: 'noteError', params: ({ event }) => event },
                },
                {
                  guard: 'hasTriesLeft',
                  target: 'pausing',
                  actions: [{ type: 'countFailure', params: ({ event }) => event }, 'drawJitter'],
                },
                { target: `#${id}.exhausted` },
              ],
            },
          },
          pausing: { after: { pause: 'delaying' }, on: { 'network.online': 'requesting' } },
        },
      },
      /** not a final state: the parent was told and leaves, so nothing would receive the end */
      found: {},
      refused: { type: 'final' },
      exhausted: { type: 'final', entry: 'giveUp' },
    },
  });
}
