import { vipModel } from '#tests/models/vip/vip.model.ts';
import { vipSteps } from '#tests/steps/vip.steps.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel('the VIP levels', vipModel, vipSteps(renderDriver), modelLongPaths(vipModel, 12));
