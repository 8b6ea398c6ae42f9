import { boundForm } from '#calls/boundForm.ts';
import { agentMachine } from '#machines/agent/agent.machine.ts';

/** The agent application with its call. */
export const agent = boundForm(agentMachine, 'POST /api/applyagentdo', (values, idempotencyKey) => ({
  body: { mobile: values.mobile.trim(), apply_info: values.reason.trim() },
  idempotencyKey,
}));
