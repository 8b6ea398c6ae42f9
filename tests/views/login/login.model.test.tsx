import { loginModel } from '#tests/models/login/login.model.ts';
import { loginSteps } from '#tests/steps/login.steps.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel('login on the rendered page', loginModel, loginSteps(renderDriver));
describeModel(
  'login on the rendered page, on the way to the records',
  loginModel,
  loginSteps(renderDriver, '/login?redirect=%2Fassets%3Ftype%3D6', '/assets?type=6'),
);
