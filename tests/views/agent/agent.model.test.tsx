import { agentModel } from '#tests/models/agent/agent.model.ts';
import { agentSteps } from '#tests/steps/agent.steps.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel('the agent application', agentModel, agentSteps(renderDriver));
