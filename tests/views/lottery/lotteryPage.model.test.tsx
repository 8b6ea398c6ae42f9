import { beforeEach } from 'vitest';
import { lotteryPageModel } from '#tests/models/lottery/lotteryPage.model.ts';
import { lotteryPageSteps } from '#tests/steps/lotteryPage.steps.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderOnSandbox } from '#tests/support/renderedDriver.tsx';

// the environment loads no frame, and one that does not load within the time limit has failed
beforeEach(() => {
  const arrived = new WeakSet<Element>();
  const watch = new MutationObserver(() => {
    for (const frame of document.querySelectorAll('iframe')) {
      if (arrived.has(frame)) continue;
      arrived.add(frame);
      frame.dispatchEvent(new Event('load'));
    }
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
});

describeModel(
  'the lottery’s page',
  lotteryPageModel,
  lotteryPageSteps(renderOnSandbox),
  modelLongPaths(lotteryPageModel, 12),
);
