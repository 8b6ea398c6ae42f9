import { activityModel, visitorActivityModel } from '#tests/models/promotions/activity.model.ts';
import { activitySteps, visitorActivitySteps } from '#tests/steps/activity.steps.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel('a promotion at the view', activityModel, activitySteps(renderDriver));
describeModel(
  'a visitor applies for a promotion at the view',
  visitorActivityModel,
  visitorActivitySteps(renderDriver),
);
