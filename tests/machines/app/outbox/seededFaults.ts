import { assign, fromCallback, fromPromise } from 'xstate';
import { sendRequest } from '#app/calls/submissionKinds.ts';
import { boundCall } from '#calls/boundCall.ts';
import { otherWindow } from '#calls/storedOutbox.ts';
import { newKey } from '#lib/newKey.ts';
import { write } from '#lib/storage.ts';
import { toCallError } from '#machines/kit/calls/callError.ts';
import { isUnsettled } from '#machines/kit/calls/unsettled.ts';
import { outboxEntryMachine, type EntryRequest } from '#machines/app/outbox/outboxEntry.machine.ts';
import type { SeededFault } from './outboxSequences.ts';

/** An entry as the app has it. */
const entry = outboxEntryMachine.provide({
  actors: { request: boundCall(sendRequest), otherWindow },
});

interface NamedFault extends SeededFault {
  /** how the judge calls it */
  text: RegExp;
  /** only few sequences show it, so that finding it takes long */
  isRare?: true;
}

/** What may be wrong. */
export const FAULTS: Readonly<Record<string, NamedFault>> = {
  'a retry takes a new key': { fault: { keyFor: newKey }, text: /presses of \w+ were booked/ },
  'all presses have one key': {
    fault: {
      submission: (machine) => machine.provide({ actions: { takeKey: assign({ key: 'one' }) } }),
    },
    text: /was used for another press/,
  },
  'the device forgets at a reload': {
    fault: { outbox: (outbox) => outbox.provide({ actors: { device: fromCallback(() => undefined) } }) },
    text: /nobody hears of a/,
  },
  'the password is stored': {
    fault: {
      outbox: (outbox) =>
        outbox.provide({
          actors: {
            entry: entry.provide({
              actors: {
                request: fromPromise<unknown, EntryRequest>(async ({ input }) => {
                  write('session', 'outbox', JSON.stringify(input));
                  throw { kind: 'offline' };
                }),
              },
            }),
          },
        }),
    },
    text: /the payment password is stored/,
  },
  'an outcome without its page is told by nobody': {
    fault: { outbox: (outbox) => outbox.provide({ actors: { teller: fromCallback(() => undefined) } }) },
    text: /nobody hears of a/,
  },
  'an outcome is told to whoever is there': {
    fault: {
      outbox: (outbox) =>
        outbox.provide({
          guards: {
            isUnseen: ({ context, event }) => 'key' in event && !context.watched.includes(event.key),
          },
        }),
    },
    isRare: true,
    only: ['press', 'closePage', 'expire', 'logIn', 'arrive'],
    text: /was told (demo888|vip333)/,
  },
  'an entry belongs to whoever is there': {
    fault: {
      outbox: (outbox) =>
        outbox.provide({
          actions: {
            addStored: assign(({ context }, stored) => ({
              entries: [...context.entries, { ...stored, owner: '' }],
            })),
          },
        }),
    },
    text: /is shown (to|as)/,
  },
  'a retry that met the end of the session counts as refused': {
    fault: {
      outbox: (outbox) =>
        outbox.provide({
          actors: {
            entry: entry.provide({
              guards: { staysUnknown: (_, { error }) => isUnsettled(toCallError(error)) },
            }),
          },
        }),
    },
    isRare: true,
    only: ['press', 'retry', 'expire', 'arrive'],
    text: /was told as refused, and is booked/,
  },
};

/** The steps that the smallest sequence of each may have. */
export const MOST_STEPS = 6;
