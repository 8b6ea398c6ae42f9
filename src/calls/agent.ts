import { applyAsAgent } from '#api/promotions.ts';
import { boundForm } from '#calls/boundForm.ts';
import { client } from '#calls/client.ts';
import { agentMachine } from '#machines/agent/agent.machine.ts';

/** The agent application with its call. */
export const agent = boundForm(agentMachine, ({ values, key }, signal) =>
  applyAsAgent(
    client,
    {
      body: { mobile: values.mobile.trim(), apply_info: values.reason.trim() },
      idempotencyKey: key,
    },
    signal,
  ),
);
