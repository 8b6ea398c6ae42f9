import { unreadNoticesModel } from '#tests/models/notices/unreadNotices.model.ts';
import { unreadNoticesSteps } from '#tests/steps/unreadNotices.steps.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel(
  'the number of unread notices',
  unreadNoticesModel,
  unreadNoticesSteps(renderDriver),
  modelLongPaths(unreadNoticesModel, 12),
);
