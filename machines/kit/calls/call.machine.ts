import { fromPromise, setup, type AnyActorLogic, type NonReducibleUnknown } from 'xstate';
import type { CallError } from './callError.ts';
import { TIME_LIMIT_MS } from './timeLimit.ts';
import { unboundCall } from './unboundCall.ts';

const request: AnyActorLogic = unboundCall('request');

/**
 * A call to the backend: it ends with the answer of its request, fails as the request does, or with a `timeout` after
 * 30 s (D70), with all that it loads and sends until then. Leaving `waiting` aborts the request.
 */
export const callMachine = setup({
  types: {} as {
    /** its start, with the input of the request, and its end; neither is kept, as they may hold a secret or a file */
    events: { type: string; input?: NonReducibleUnknown; output?: NonReducibleUnknown };
    input: NonReducibleUnknown;
    output: NonReducibleUnknown;
  },
  actors: {
    request,
    /** fails at once: a machine can only fail through a child */
    fail: fromPromise<never, CallError>(async ({ input }) => {
      throw input;
    }),
  },
  actions: {
    /** notes that no answer came, which says something of the network */
    noteSilence: () => undefined,
  },
  delays: { callTimeLimit: TIME_LIMIT_MS },
}).createMachine({
  id: 'call',
  output: ({ event }) => event.output,
  initial: 'waiting',
  states: {
    waiting: {
      invoke: {
        src: 'request',
        id: 'request',
        input: ({ event }: { event: { input?: NonReducibleUnknown } }) => event.input,
        onDone: 'answered',
        // without an onError: its failure is that of the call
      },
      after: { callTimeLimit: 'late' },
    },
    answered: { type: 'final', output: ({ event }) => event.output },
    late: { entry: 'noteSilence', invoke: { src: 'fail', id: 'fail', input: { kind: 'timeout' } } },
  },
});
