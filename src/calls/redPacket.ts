import { fromCallback, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import * as api from '#api/redPacket.ts';
import { client } from '#calls/client.ts';
import { boundCall } from '#calls/boundCall.ts';
import { createGrab } from '#machines/redPacket/grab.ts';
import { redPacketMachine } from '#machines/redPacket/redPacket.machine.ts';
import type { siteMachine } from '#machines/site/site.machine.ts';
import type { SubmissionRequest } from '#machines/submission/submission.machine.ts';

/** Tells when the operator has closed the red packet: what is known at once, then what the site hears later. */
const watchSwitch = fromCallback(({ sendBack, system }) => {
  const site = system.get('site') as ActorRefFrom<typeof siteMachine>;
  const tell = ({ context }: SnapshotFrom<typeof siteMachine>) => {
    if (context.appInfo?.redPacketOpen === false) sendBack({ type: 'switch.closed' });
  };
  tell(site.getSnapshot());
  const subscription = site.subscribe(tell);
  return () => subscription.unsubscribe();
});

/** The red packet with its calls. */
export const redPacket = redPacketMachine.provide({
  actors: {
    fetchRedPacket: boundCall((_: void, signal) => api.fetchRedPacket(client, signal)),
    watchSwitch,
    submission: createGrab().provide({
      actors: {
        send: boundCall(({ key }: SubmissionRequest<null>, signal) => api.grabRedPacket(client, key, signal)),
      },
    }),
  },
});
