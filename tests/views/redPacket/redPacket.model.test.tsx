import { redPacketModel } from '#tests/models/redPacket/redPacket.model.ts';
import { redPacketSteps } from '#tests/steps/redPacket.steps.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderOnSandbox } from '#tests/support/renderedDriver.tsx';

describeModel(
  'the rendered red packet',
  redPacketModel,
  redPacketSteps(renderOnSandbox),
  modelLongPaths(redPacketModel, 12),
);
