import { definePage } from '#hooks/definePage.ts';
import { agent } from './calls.ts';
import { AgentScreen } from './AgentScreen.tsx';
import { agentView } from './agentView.ts';

export const page = definePage({ logic: agent, view: agentView, Screen: AgentScreen });
