import { accountModel } from '#tests/models/account/account.model.ts';
import { faqModel } from '#tests/models/faq/faq.model.ts';
import { unreadNoticesModel } from '#tests/models/notices/unreadNotices.model.ts';
import { activityListModel, applicationsModel } from '#tests/models/promotions/activityList.model.ts';
import { sponsorModel } from '#tests/models/sponsor/sponsor.model.ts';
import { maskModel, profileModel } from '#tests/models/userCenter/userCenter.models.ts';
import { vipModel } from '#tests/models/vip/vip.model.ts';
import { steps as accountSteps } from '#tests/paths/account.steps.ts';
import { steps as activityListSteps } from '#tests/paths/activityList.steps.ts';
import { steps as applicationsSteps } from '#tests/paths/applications.steps.ts';
import { steps as faqSteps } from '#tests/paths/faq.steps.ts';
import { steps as maskSteps } from '#tests/paths/mask.steps.ts';
import { steps as profileSteps } from '#tests/paths/profile.steps.ts';
import { steps as sponsorSteps } from '#tests/paths/sponsor.steps.ts';
import { steps as unreadNoticesSteps } from '#tests/paths/unreadNotices.steps.ts';
import { steps as vipSteps } from '#tests/paths/vip.steps.ts';
import { phonePerTest } from '#tests/support/browser.ts';
import { modelLongPaths } from '#tests/support/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';

const phone = phonePerTest();
/** The longest path in steps, so that no test takes for ever. */
const MOST = 12;

describeModel('the VIP levels in the browser', vipModel, vipSteps(phone), modelLongPaths(vipModel, MOST));
describeModel('the brand in the browser', sponsorModel, sponsorSteps(phone), modelLongPaths(sponsorModel));
describeModel('the help in the browser', faqModel, faqSteps(phone), modelLongPaths(faqModel, MOST));
describeModel(
  'the account settings in the browser',
  accountModel,
  accountSteps(phone),
  modelLongPaths(accountModel, MOST),
);
describeModel(
  'the balance that can be hidden in the browser',
  maskModel,
  maskSteps(phone),
  modelLongPaths(maskModel, MOST),
);
describeModel(
  'the info of the member in the browser',
  profileModel,
  profileSteps(phone),
  modelLongPaths(profileModel, MOST),
);
describeModel(
  'the number of unread notices in the browser',
  unreadNoticesModel,
  unreadNoticesSteps(phone),
  modelLongPaths(unreadNoticesModel, MOST),
);
describeModel(
  'the promotions by type in the browser',
  activityListModel,
  activityListSteps(phone),
  modelLongPaths(activityListModel, MOST),
);
describeModel(
  'the applications in the browser',
  applicationsModel,
  applicationsSteps(phone),
  modelLongPaths(applicationsModel, MOST),
);
