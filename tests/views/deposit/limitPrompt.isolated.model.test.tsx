import { vi } from 'vitest';
import { limitPromptModel } from '#tests/models/deposit/limitPrompt.model.ts';
import { limitPromptSteps } from '#tests/steps/limitPrompt.steps.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

const { records } = vi.hoisted(() => ({ records: new Map<string, unknown>() }));
vi.mock(import('#lib/deviceDatabase.ts'), async (original) => ({
  ...(await original()),
  readRecord: async (key) => records.get(key) ?? null,
  writeRecord: async (key, value) => records.set(key, value).has(key),
}));

describeModel(
  'the offer of a deposit limit at the view',
  limitPromptModel,
  limitPromptSteps(() => {
    records.clear();
    return renderDriver();
  }),
);
