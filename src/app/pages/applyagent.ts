import { definePage } from '#app/page.ts';
import { agent } from '#calls/agent.ts';
import { AgentScreen } from '#features/agent/AgentScreen.tsx';
import { agentView } from '#features/agent/agentView.ts';

export const page = definePage({ logic: agent, view: agentView, Screen: AgentScreen });
