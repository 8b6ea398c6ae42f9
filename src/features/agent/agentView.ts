import { actorView } from '#lib/actorView.tsx';
import type { agentMachine } from '#machines/agent/agent.machine.ts';

/** The agent application, for its screen. */
export const agentView = actorView<typeof agentMachine>();
