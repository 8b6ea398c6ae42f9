import { noticesModel, visitorNoticesModel } from '#tests/models/notices/notices.model.ts';
import {
  missingNoticeSteps,
  noticesSteps,
  noticeSteps,
  visitorNoticesSteps,
} from '#tests/steps/notices.steps.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel('the list of notices at the view', noticesModel, noticesSteps(renderDriver));
describeModel('a notice at the view', noticesModel, noticeSteps(renderDriver));
describeModel('a notice that is not there at the view', noticesModel, missingNoticeSteps(renderDriver));
describeModel(
  'a visitor opens the notices at the view',
  visitorNoticesModel,
  visitorNoticesSteps(renderDriver),
);
