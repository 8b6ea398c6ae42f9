import { protectionReaderModel } from '#tests/models/kit/protection/protectionReader.model.ts';
import { protectionReaderSteps } from '#tests/steps/protectionReader.steps.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel(
  'what the server keeps of a member',
  protectionReaderModel,
  protectionReaderSteps(renderDriver),
);
