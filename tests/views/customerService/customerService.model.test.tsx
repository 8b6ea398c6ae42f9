import { vi } from 'vitest';
import { customerServiceModel } from '#tests/models/customerService/customerService.model.ts';
import { customerServiceSteps } from '#tests/steps/customerService.steps.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel(
  'customer service at the view',
  customerServiceModel,
  customerServiceSteps(() => {
    const left: string[] = [];
    vi.spyOn(window.location, 'assign').mockImplementation((url) => void left.push(String(url)));
    return renderDriver({ left });
  }),
);
