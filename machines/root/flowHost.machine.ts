import { setup, type AnyActorLogic } from 'xstate';
import { reportCrash } from '#machines/root/crash.ts';

/** A flow that lives on in the root from the first page that needs it: its system id, and how it is made. */
interface Flow {
  id: string;
  logic: AnyActorLogic;
  input?: () => unknown;
}

/** A flow in its host, which it brings along, as the first screen needs none. */
export interface FlowDefinition extends Flow {
  host: AnyActorLogic;
}

/** A flow for the pages that need it. */
export function defineFlow(flow: Flow): FlowDefinition {
  return { ...flow, host: createFlowHostMachine(flow) };
}

/**
 * Runs one flow of the root under its system id. A flow that crashes costs only itself, and is started afresh when
 * it is needed again.
 */
export function createFlowHostMachine({ id, logic, input }: Flow) {
  return setup({
    types: {} as { events: { type: 'flow.needed' } },
    actors: { flow: logic },
    actions: { reportCrash },
  }).createMachine({
    id: 'flowHost',
    initial: 'running',
    states: {
      running: {
        invoke: {
          src: 'flow',
          id: 'flow',
          systemId: id,
          input: () => input?.(),
          onError: { target: 'crashed', actions: 'reportCrash' },
        },
      },
      crashed: { on: { 'flow.needed': 'running' } },
    },
  });
}
