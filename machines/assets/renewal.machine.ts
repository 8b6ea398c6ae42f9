import { assign, not, sendParent, setup } from 'xstate';
import { createPollMachine } from '#machines/kit/poll/poll.machine.ts';
import type { PolledEvent, PollSettings } from '#machines/kit/poll/pollSettings.ts';
import type { RowsChangedEvent, RowsRenewedEvent } from '#machines/kit/pagedList/pagedList.machine.ts';
import type { AssetRecord, RecordFilter } from './records.ts';

/** The pause between two looks at records that wait, in ms: a review takes minutes. */
export const RENEWAL_MS = 10_000;

const RENEWAL_POLL: PollSettings = {
  query: {},
  pause: RENEWAL_MS,
  longestPause: 60_000,
  delay: 0,
  pausesFirst: true,
  tries: null,
  visibleOnly: true,
};

/** Asks for the newest records of a filter every 10 s, while the document is visible. */
export const renewalPollingMachine = createPollMachine<'renewal', readonly AssetRecord[]>(
  'renewal',
  RENEWAL_POLL,
  { call: 'renew' },
);

/**
 * Renews the shown records quietly while one of them waits for a review or a settlement. `rows.changed` tells the shown
 * records; its parent gets `rows.renewed`.
 */
export const renewalMachine = setup({
  types: {} as {
    context: { filter: RecordFilter | null };
    events: RowsChangedEvent<AssetRecord, RecordFilter> | PolledEvent<'renewal', readonly AssetRecord[]>;
  },
  actors: { renewalPolling: renewalPollingMachine },
  guards: {
    isWaiting: ({ event }) => event.type === 'rows.changed' && event.rows.some((row) => row.isWaiting),
    isSameFilter: ({ context, event }) => event.type === 'rows.changed' && event.filter === context.filter,
  },
  actions: {
    keepFilter: assign((_, filter: RecordFilter) => ({ filter })),
    tellParent: sendParent((_, rows: readonly AssetRecord[]): RowsRenewedEvent<AssetRecord> => ({
      type: 'rows.renewed',
      rows,
    })),
  },
}).createMachine({
  id: 'recordRenewal',
  context: { filter: null },
  initial: 'settled',
  states: {
    settled: {
      on: {
        'rows.changed': {
          guard: 'isWaiting',
          target: 'waiting',
          actions: { type: 'keepFilter', params: ({ event }) => event.filter },
        },
      },
    },
    waiting: {
      invoke: {
        src: 'renewalPolling',
        id: 'renewalPolling',
        input: ({ context }) => ({ query: { ...context.filter } }),
      },
      on: {
        'renewal.polled': { actions: { type: 'tellParent', params: ({ event }) => event.answer } },
        'rows.changed': [
          { guard: not('isWaiting'), target: 'settled' },
          // the poll goes on
          { guard: 'isSameFilter' },
          {
            target: 'waiting',
            reenter: true,
            actions: { type: 'keepFilter', params: ({ event }) => event.filter },
          },
        ],
      },
    },
  },
});
