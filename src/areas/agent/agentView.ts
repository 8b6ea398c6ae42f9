import { actorView } from '#hooks/actorView.tsx';
import type { agentMachine } from '#machines/agent/agent.machine.ts';

/** Access to the actor of the agent application. */
export const agentView = actorView<typeof agentMachine>();
