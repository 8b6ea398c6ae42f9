import { contactModel } from '#tests/models/contact/contact.model.ts';
import { passwordModel } from '#tests/models/password/password.model.ts';
import {
  alipayFromWithdrawModel,
  alipayModel,
  walletModel,
} from '#tests/models/payoutAccounts/binding.models.ts';
import { steps as alipaySteps } from '#tests/paths/alipay.steps.ts';
import { steps as alipayFromWithdrawSteps } from '#tests/paths/alipayFromWithdraw.steps.ts';
import { steps as contactSteps } from '#tests/paths/contact.steps.ts';
import { steps as passwordSteps } from '#tests/paths/password.steps.ts';
import { steps as walletSteps } from '#tests/paths/wallet.steps.ts';
import { phonePerTest } from '#tests/support/browser.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';

const phone = phonePerTest();
/** Maximum length of a path in steps, to limit the duration of a test. */
const MOST = 15;

describeModel(
  'the form of the phone in the browser',
  contactModel,
  contactSteps(phone),
  modelLongPaths(contactModel, MOST),
);
describeModel(
  'the change of a password in the browser',
  passwordModel,
  passwordSteps(phone),
  modelLongPaths(passwordModel, MOST),
);
describeModel(
  'binding alipay in the browser',
  alipayModel,
  alipaySteps(phone),
  modelLongPaths(alipayModel, MOST),
);
describeModel(
  'binding alipay for a withdrawal in the browser',
  alipayFromWithdrawModel,
  alipayFromWithdrawSteps(phone),
  modelLongPaths(alipayFromWithdrawModel, MOST),
);
describeModel(
  'binding another wallet in the browser',
  walletModel,
  walletSteps(phone),
  modelLongPaths(walletModel, MOST),
);
