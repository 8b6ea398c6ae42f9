import * as api from '#api/playerProtection.ts';
import { boundSubmission } from '#calls/boundSubmission.ts';
import { client } from '#calls/client.ts';
import { protectionReader } from '#calls/protection.ts';
import { depositLimitMachine } from '#machines/playerProtection/depositLimit.machine.ts';
import { breakMachine, closingMachine } from '#machines/playerProtection/exclusion.machine.ts';
import { playerProtectionMachine } from '#machines/playerProtection/playerProtection.machine.ts';
import { protectionSubmission } from '#machines/playerProtection/protectionChange.ts';

const submission = boundSubmission(protectionSubmission, ({ intent, key }, signal) =>
  api.changeProtection(client, intent, key, signal),
);

/** The page 理性娱乐 with its calls. */
export const playerProtection = playerProtectionMachine.provide({
  actors: {
    reader: protectionReader,
    limit: depositLimitMachine.provide({ actors: { submission } }),
    rest: breakMachine.provide({ actors: { submission } }),
    closing: closingMachine.provide({ actors: { submission } }),
  },
});
