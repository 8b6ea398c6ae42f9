import { registerModel } from '#tests/models/register/register.model.ts';
import { registerSteps } from '#tests/steps/register.steps.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel('registration on the rendered page', registerModel, registerSteps(renderDriver));
describeModel(
  'registration on the rendered page, by a referrer on the way to the records',
  registerModel,
  registerSteps(renderDriver, {
    location: '/register?pid=88&redirect=%2Fassets%3Ftype%3D6',
    pid: '88',
    leadsTo: '/assets?type=6',
  }),
);
