import {
  alipayFromWithdrawModel,
  alipayModel,
  bankCardModel,
  usdtModel,
  walletModel,
} from '#tests/models/payoutAccounts/binding.models.ts';
import {
  alipayFromWithdrawSteps,
  alipaySteps,
  bankCardSteps,
  bindUsdtSteps,
  walletSteps,
} from '#tests/steps/binding.steps.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel('binding a bank card', bankCardModel, bankCardSteps(renderDriver));
describeModel('binding alipay', alipayModel, alipaySteps(renderDriver));
describeModel(
  'binding alipay for a withdrawal',
  alipayFromWithdrawModel,
  alipayFromWithdrawSteps(renderDriver),
);
describeModel('binding a USDT address', usdtModel, bindUsdtSteps(renderDriver));
describeModel('binding another wallet', walletModel, walletSteps(renderDriver));
