import { setup, type AnyActorLogic } from 'xstate';
import { reportCrash } from '#machines/root/crash.ts';

/** A flow that lives on in the root from the first page that needs it. */
export interface FlowDefinition {
  id: string;
  /** brought along by the flow, as the first screen needs none */
  host: AnyActorLogic;
}

interface Flow {
  /** its system id */
  id: string;
  logic: AnyActorLogic;
  input?: () => unknown;
}

/** A flow in its host, for the pages that need it. */
export function defineFlow(flow: Flow): FlowDefinition {
  return { id: flow.id, host: createFlowHostMachine(flow) };
}

/**
 * Runs one flow of the root under its system id. A flow that crashes costs only itself, and is started afresh when
 * it is needed again.
 */
export function createFlowHostMachine({ id, logic, input }: Flow) {
  return setup({
    types: { events: {} as { type: 'flow.needed' } },
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
