import { actorView } from '#hooks/actorView.tsx';
import type { redPacketMachine } from '#machines/redPacket/redPacket.machine.ts';
import type { redPacketInfoMachine } from '#machines/redPacket/redPacketInfo.machine.ts';

/** Access to the actor of the red packet page. */
export const redPacketView = actorView<typeof redPacketMachine>();
/** Access to the chances and the rules. */
export const redPacketInfoView = actorView<typeof redPacketInfoMachine>();
