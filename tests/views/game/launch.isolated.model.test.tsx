import { vi } from 'vitest';
import { launchModel } from '#tests/models/game/launch.model.ts';
import { launchSteps } from '#tests/steps/launch.steps.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

const left = vi.hoisted((): string[] => []);
// jsdom does not implement navigation to another document
vi.mock(import('#lib/outsideWindow.ts'), async (original) => ({
  ...(await original()),
  leaveFor: (url: string) => void left.push(url),
}));

describeModel(
  'the rendered game page',
  launchModel,
  launchSteps(() => {
    left.length = 0;
    return renderDriver({ left });
  }),
);
