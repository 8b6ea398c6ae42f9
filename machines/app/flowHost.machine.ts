import { setup, type AnyActorLogic } from 'xstate';
import { reportCrash } from '#machines/app/crash/crash.ts';

/** A flow that lives in the root from the first page that needs it: its system id, and how it is created. */
interface Flow {
  id: string;
  logic: AnyActorLogic;
  input?: () => unknown;
}

/** A flow and its host; the flow brings the host along, because the first screen needs none. */
export interface FlowDefinition extends Flow {
  host: AnyActorLogic;
}

/** Defines a flow for the pages that need it. */
export function defineFlow(flow: Flow): FlowDefinition {
  return { ...flow, host: createFlowHostMachine(flow) };
}

/** Runs one flow of the root under its system id. A flow crashes alone, and restarts when it is needed again. */
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
