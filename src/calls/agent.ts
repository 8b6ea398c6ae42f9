import { applyAsAgent } from '#api/promotions.ts';
import { boundCall } from '#calls/boundCall.ts';
import { client } from '#calls/client.ts';
import { agentMachine, type AgentValues } from '#machines/agent/agent.machine.ts';
import type { FormRequest } from '#machines/forms/form.machine.ts';

/** The agent application with its call. */
export const agent = agentMachine.provide({
  actors: {
    send: boundCall(({ values, key }: FormRequest<AgentValues>, signal) =>
      applyAsAgent(
        client,
        {
          body: { mobile: values.mobile.trim(), apply_info: values.reason.trim() },
          idempotencyKey: key,
        },
        signal,
      ),
    ),
  },
});
