import { fromCallback } from 'xstate';
import { boundCall } from '#calls/boundCall.ts';
import { device, otherWindow } from '#calls/storedOutbox.ts';
import { outboxMachine } from '#machines/app/outbox/outbox.machine.ts';
import type { OutcomeEvent } from '#machines/app/outbox/outboxSetup.ts';
import { outboxEntryMachine, type EntryRequest } from '#machines/app/outbox/outboxEntry.machine.ts';
import type { Answer, OutboxEntry } from '#machines/app/outbox/outboxEntry.ts';
import type { System } from '#machines/app/systemActors.ts';
import { defineFlow } from '#machines/app/flowHost.machine.ts';
import { toast } from '#machines/app/effects.ts';
import { lookForUnpaid } from '#machines/kit/money/unpaidOrder.ts';

// a visitor sends nothing
const kinds = () => import('./submissionKinds.ts');

const DEPOSITS: ReadonlySet<string> = new Set(['rechargeSubmission', 'onlineSubmission']);

async function tell(system: System, entry: OutboxEntry, answer: Answer | null): Promise<void> {
  if (DEPOSITS.has(entry.kind)) lookForUnpaid({ system });
  const text = (await kinds()).outcomeText(entry, answer);
  if (text !== null) toast({ system }, { text });
}

/** The outbox with its requests and its storage. */
export const outbox = outboxMachine.provide({
  actors: {
    entry: outboxEntryMachine.provide({
      actors: {
        request: boundCall(async (request: EntryRequest, signal) =>
          (await kinds()).sendRequest(request, signal),
        ),
        otherWindow,
      },
    }),
    device,
    teller: fromCallback<OutcomeEvent>(({ receive, system }) => {
      receive(({ entry, answer }) => {
        if (entry === undefined) return;
        void tell(system, entry, answer);
      });
    }),
  },
});

/** The outbox as a flow; every page that may send something needs it first. */
export const outboxFlow = defineFlow({ id: 'outbox', logic: outbox });
