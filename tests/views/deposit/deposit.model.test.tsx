import { vi } from 'vitest';
import { bankModel, onlineModel, paidByCodeModel } from '#tests/models/deposit/deposit.models.ts';
import { bankSteps, onlineSteps, paidByCodeSteps } from '#tests/steps/deposit.steps.ts';
import { expectToast } from '#tests/support/driver.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver, renderOnSandbox } from '#tests/support/renderedDriver.tsx';

const codePaths = modelLongPaths(paidByCodeModel, 12);

describeModel(
  'a digital deposit on its screen',
  paidByCodeModel,
  paidByCodeSteps(renderOnSandbox, '数字货币', 'ERC20'),
  codePaths,
);
for (const method of ['支付宝', '微信'])
  describeModel(
    `a deposit by ${method} on its screen`,
    paidByCodeModel,
    paidByCodeSteps(renderOnSandbox, '线下支付', method),
    codePaths,
  );
describeModel(
  'a deposit by bank transfer on its screen',
  bankModel,
  bankSteps(renderOnSandbox),
  modelLongPaths(bankModel, 12),
);

describeModel(
  'an online deposit on its screen',
  onlineModel,
  onlineSteps(
    () => {
      const left: string[] = [];
      vi.spyOn(window.location, 'assign').mockImplementation((url) => void left.push(String(url)));
      return renderDriver({ left, onSandbox: true });
    },
    async (driver) => {
      await expectToast(driver, '弹窗被拦截，正在直接跳转...');
      await driver.sees('heading', '支付页面已打开');
    },
  ),
  modelLongPaths(onlineModel, 12),
);
