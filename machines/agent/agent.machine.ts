import { createFormMachine } from '#machines/kit/form/form.machine.ts';
import { invalidAgentApplication, type AgentValues } from './agentRules.ts';

/** The agent application (spec 2 §2, §5). */
export const agentMachine = createFormMachine<AgentValues>({
  id: 'agentApplication',
  invalid: invalidAgentApplication,
  success: (message) => message || '提交成功，等待后台审核',
  fallback: '提交失败',
  words: { mobile: /手机/, reason: /理由/ },
  leadsTo: () => '/accountCenter',
  tells: 'profile.refresh',
});
