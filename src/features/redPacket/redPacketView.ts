import { actorView } from '#lib/actorView.tsx';
import type { redPacketMachine } from '#machines/redPacket/redPacket.machine.ts';
import type { redPacketInfoMachine } from '#machines/redPacket/redPacketInfo.machine.ts';

/** How the red packet's screen reads its actor. */
export const redPacketView = actorView<typeof redPacketMachine>();
/** How the chances and the rules are read. */
export const redPacketInfoView = actorView<typeof redPacketInfoMachine>();
