import { sendSms } from '#api/login.ts';
import { client } from '#calls/client.ts';
import { boundCall } from '#calls/boundCall.ts';
import { writeStored } from '#lib/storage.ts';
import { smsCooldownMachine } from '#machines/sms/smsCooldown.machine.ts';

/** The SMS cooldown with its call and storage. */
export const smsCooldown = smsCooldownMachine.provide({
  actors: { sendSms: boundCall(({ phone }: { phone: string }, signal) => sendSms(client, phone, signal)) },
  actions: { storeDeadline: (_, { deadline }) => writeStored('smsDeadline', deadline) },
});
