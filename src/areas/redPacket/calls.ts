import * as api from '#api/redPacket.ts';
import { boundCall } from '#calls/boundCall.ts';
import { boundSubmission } from '#calls/boundSubmission.ts';
import { client } from '#calls/client.ts';
import { knownServerNow } from '#lib/serverClock.ts';
import { createGrab } from '#machines/redPacket/grab.ts';
import { redPacketMachine } from '#machines/redPacket/redPacket.machine.ts';
import { redPacketInfoMachine } from '#machines/redPacket/redPacketInfo.machine.ts';

/** The red packet with its calls. */
export const redPacket = redPacketMachine.provide({
  actors: {
    info: redPacketInfoMachine.provide({
      actors: {
        fetchRedPacket: boundCall(async (_: void, signal) => ({
          ...(await api.fetchRedPacket(client, signal)),
          at: knownServerNow(),
        })),
      },
    }),
    submission: boundSubmission(createGrab(), ({ key }, signal) => api.grabRedPacket(client, key, signal)),
  },
});
