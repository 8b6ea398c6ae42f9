import { redPacketModel } from '#tests/models/redPacket/redPacket.model.ts';
import { steps } from '#tests/paths/redPacket.steps.ts';
import { phonePerTest } from '#tests/support/browser.ts';
import { describeModel } from '#tests/support/modelRunner.ts';

const phone = phonePerTest();

describeModel('the red packet in the browser', redPacketModel, steps(phone));
