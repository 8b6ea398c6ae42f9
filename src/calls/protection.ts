import { fromPromise, type AnyActorRef } from 'xstate';
import * as api from '#api/playerProtection.ts';
import { boundCall } from '#calls/boundCall.ts';
import { client } from '#calls/client.ts';
import { limitedCall } from '#calls/limitedCall.ts';
import { readRecord, writeRecord } from '#lib/deviceDatabase.ts';
import { memberKey } from '#machines/app/session/memberKey.ts';
import { newKey } from '#lib/newKey.ts';
import { readToken } from '#lib/storage.ts';
import { exclusionOf } from '#machines/kit/protection/protection.ts';
import { limitPromptMachine, type LimitLook } from '#machines/deposit/limitPrompt.machine.ts';
import { protectionReaderMachine } from '#machines/kit/protection/protectionReader.machine.ts';
import { factsOf } from '#machines/app/session/facts.ts';

/** The reader of the member's limits, break and closing, with its call. */
export const protectionReader = protectionReaderMachine.provide({
  actors: { read: boundCall((_: void, signal) => api.fetchProtection(client, signal)) },
});

/** The key of a member's last look at the limits on this device; fails while the name is not known yet. */
function lookKey(system: AnyActorRef['system']): string {
  const { username } = factsOf(system);
  if (username === '') throw new Error('The member has no name yet');
  return `limit-review:${memberKey(username)}`;
}

/** The offer of a deposit limit and the reminder to review it, with the memory of the server and of this device. */
export const limitPrompt = limitPromptMachine.provide({
  actors: {
    recallLook: fromPromise<string | null, void>(async ({ system }) => {
      const stored = await readRecord(lookKey(system));
      return typeof stored === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(stored) ? stored : null;
    }),
    noteLook: limitedCall(
      fromPromise<void, LimitLook>(async ({ input: { at, keptByServer }, signal, system }) => {
        await writeRecord(lookKey(system), at);
        // whatever the server says, the member is not asked again on this device
        if (keptByServer) await api.changeProtection(client, { action: 'review' }, newKey(), signal);
      }),
    ),
  },
});

/** The break or closing because of which a game was refused; null if there is none, as for a visitor. */
export const exclusionCall = boundCall(async (_: void, signal) =>
  readToken() === '' ? null : exclusionOf(await api.fetchProtection(client, signal)),
);
