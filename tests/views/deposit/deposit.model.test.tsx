// @vitest-environment happy-dom
import { expect, vi } from 'vitest';
import { bankModel, onlineModel, paidByCodeModel } from '#tests/models/deposit/deposit.models.ts';
import { bankSteps, onlineSteps, paidByCodeSteps, type PaymentWindow } from '#tests/steps/deposit.steps.ts';
import { expectTold, expectWaiting } from '#tests/support/driver.ts';
import { modelLongPaths } from '#tests/support/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderOnSandbox } from '#tests/support/renderedDriver.tsx';

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

const PROCESS = '/api/process';
/** The windows that were reserved in the tap, and where they were led. */
let windows: {
  closed: boolean;
  close: () => void;
  location: { replace: (url: string) => void };
  at: string;
}[];
/** Where this window was led. */
let here: string[];

function openWindow() {
  const opened = {
    closed: false,
    close: () => void (opened.closed = true),
    at: '',
    location: { replace: (url: string) => void (opened.at = url) },
  };
  windows.push(opened);
  return opened as never;
}
const newest = () => windows.at(-1);

const paymentWindow: PaymentWindow = {
  // the answer and its window are one moment here: it waits until it is known how the window does
  serverTakes: (driver) => expectWaiting(driver, PROCESS),
  opening: async () => expect(newest()?.closed).toBe(false),
  async windowOpens(driver) {
    await driver.calls.answer(PROCESS, 'own');
    expect(newest()?.at).toContain('/sandbox/pay');
  },
  async windowIsBlocked(driver) {
    newest()?.close();
    await driver.calls.answer(PROCESS, 'own');
  },
  async linkIsRefused(driver) {
    await driver.calls.answer(PROCESS, { code: 200, data: { url: 'javascript:alert(1)' } });
    await driver.look(() => expect(newest()).toMatchObject({ closed: true, at: '' }));
  },
  payingHere: async (driver) => {
    await expectTold(driver, '弹窗被拦截，正在直接跳转...');
    await driver.sees('heading', '支付页面已打开');
    expect(here).toEqual([expect.stringContaining('/sandbox/pay')]);
  },
};

describeModel(
  'an online deposit on its screen',
  onlineModel,
  onlineSteps(() => {
    windows = [];
    here = [];
    vi.spyOn(window, 'open').mockImplementation(openWindow);
    vi.spyOn(window.location, 'assign').mockImplementation((url) => void here.push(String(url)));
    return renderOnSandbox();
  }, paymentWindow),
  modelLongPaths(onlineModel, 12),
);
