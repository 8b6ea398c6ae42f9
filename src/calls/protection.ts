import * as api from '#api/playerProtection.ts';
import { boundCall } from '#calls/boundCall.ts';
import { client } from '#calls/client.ts';
import { readToken } from '#lib/storage.ts';
import { exclusionOf } from '#machines/playerProtection/protection.ts';
import { protectionReaderMachine } from '#machines/playerProtection/protectionReader.machine.ts';

/** The reader of the member's limits, break and closing, with its call. */
export const protectionReader = protectionReaderMachine.provide({
  actors: { read: boundCall((_: void, signal) => api.fetchProtection(client, signal)) },
});

/** The break or closing because of which a game was refused; null if there is none, as for a visitor. */
export const exclusionCall = boundCall(async (_: void, signal) =>
  readToken() === '' ? null : exclusionOf(await api.fetchProtection(client, signal)),
);
