import { sendSms } from '#api/login.ts';
import { client } from '#calls/client.ts';
import { boundCall } from '#calls/boundCall.ts';
import { watchAddress } from '#calls/navigationAway.ts';
import { readStored, writeStored } from '#lib/storage.ts';
import { defineFlow } from '#machines/app/flowHost.machine.ts';
import { smsCooldownMachine } from '#machines/register/smsCooldown.machine.ts';

const smsCooldown = smsCooldownMachine.provide({
  actors: {
    sendSms: boundCall(({ phone }: { phone: string }, signal) => sendSms(client, phone, signal)),
    watchNavigationAway: watchAddress,
  },
  actions: { storeDeadline: (_, { deadline }) => writeStored('smsDeadline', deadline) },
});

/** When the SMS button may be pressed again (epoch ms); 0 if there is no cooldown. */
function storedSmsDeadline(): number {
  const stored = readStored('smsDeadline');
  return typeof stored === 'number' ? stored : 0;
}

/** The SMS cooldown with its call and storage; it continues from the stored deadline (D14). */
export const smsCooldownFlow = defineFlow({
  id: 'smsCooldown',
  logic: smsCooldown,
  input: () => ({ deadline: storedSmsDeadline() }),
});
