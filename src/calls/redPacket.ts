import * as api from '#api/redPacket.ts';
import { client } from '#calls/client.ts';
import { boundCall } from '#calls/boundCall.ts';
import { createGrab, redPacketMachine } from '#machines/redPacket/redPacket.machine.ts';
import type { SubmissionRequest } from '#machines/submission/submission.machine.ts';

/** The red packet with its calls. */
export const redPacket = redPacketMachine.provide({
  actors: {
    fetchRedPacket: boundCall((_: void, signal) => api.fetchRedPacket(client, signal)),
    submission: createGrab().provide({
      actors: {
        send: boundCall(({ key }: SubmissionRequest<null>, signal) => api.grabRedPacket(client, key, signal)),
      },
    }),
  },
});
