import { activityListModel, applicationsModel } from '#tests/models/promotions/activityList.model.ts';
import { activityListSteps } from '#tests/steps/activityList.steps.ts';
import { applicationsSteps } from '#tests/steps/applications.steps.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel(
  'the promotions by type',
  activityListModel,
  activityListSteps(renderDriver),
  modelLongPaths(activityListModel, 12),
);
describeModel('the applications', applicationsModel, applicationsSteps(renderDriver));
