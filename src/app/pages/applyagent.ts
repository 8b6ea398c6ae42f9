import type { PageModule } from '#app/page.ts';
import { agent } from '#calls/agent.ts';
import { AgentScreen } from '#features/agent/AgentScreen.tsx';
import { newKey } from '#lib/newKey.ts';

export const page: PageModule = { Screen: AgentScreen, logic: agent, input: () => ({ newKey }) };
