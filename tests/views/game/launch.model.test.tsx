// @vitest-environment happy-dom
import { vi } from 'vitest';
import { launchModel } from '#tests/models/game/launch.model.ts';
import { launchPlay } from '#tests/plays/launch.play.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderApp } from '#tests/support/renderedApp.tsx';

const left = vi.hoisted((): string[] => []);
// jsdom cannot leave the page
vi.mock(import('#lib/outsideWindow.ts'), async (original) => ({
  ...(await original()),
  leaveFor: (url: string) => void left.push(url),
}));

describeModel(
  'the rendered game page',
  launchModel,
  launchPlay(() => {
    left.length = 0;
    return renderApp(left);
  }),
);
