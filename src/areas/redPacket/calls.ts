import * as api from '#api/redPacket.ts';
import { boundCall } from '#calls/boundCall.ts';
import { boundSubmission } from '#calls/boundSubmission.ts';
import { client } from '#calls/client.ts';
import { createGrab } from '#machines/redPacket/grab.ts';
import { redPacketMachine } from '#machines/redPacket/redPacket.machine.ts';
import { redPacketInfoMachine } from '#machines/redPacket/redPacketInfo.machine.ts';

/** The red packet with its calls. */
export const redPacket = redPacketMachine.provide({
  actors: {
    info: redPacketInfoMachine.provide({
      actors: { fetchRedPacket: boundCall((_: void, signal) => api.fetchRedPacket(client, signal)) },
    }),
    submission: boundSubmission(createGrab(), ({ key }, signal) => api.grabRedPacket(client, key, signal)),
  },
});
