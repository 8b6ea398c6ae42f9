import { assign, setup } from 'xstate';
import { go } from '#machines/app/effects.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { recordsPath, type RecordTab } from '#machines/kit/money/recordTabs.ts';
import { beijingInstant } from '#machines/kit/money/recordTime.ts';
import type { RowsChangedEvent, RowsRenewedEvent } from '#machines/kit/pagedList/pagedList.machine.ts';
import type { AssetRecord, RecordFilter } from './records.ts';

/** How long a tab waits for the other one to tell its newest deposit, in ms; later the member may have begun to read. */
export const NEWEST_MS = 3000;

/** How long the shown list has the network to itself before the other tab is asked for, in ms. */
export const LOOK_ASIDE_MS = 1000;

/** The newest deposits of the tab that is not shown. */
export interface OtherDeposits {
  /** how many of them wait for a payment or a review */
  waiting: number;
  /** the time of the newest one, Beijing time; empty if there is none */
  newest: string;
}

/** The other one of the two tabs of deposits; null for the other tabs. */
export function otherDepositTab(tab: RecordTab): '6' | '0' | null {
  if (tab === '6') return '0';
  return tab === '0' ? '6' : null;
}

/**
 * The tabs of deposits know of each other: what waits in the one that is not shown, and, for a member who only wants
 * the records of deposits (`seeksNewest`), which one has the newest. `tab.shown` and `rows.changed` tell what is shown.
 */
export const depositTabsMachine = setup({
  types: {} as {
    context: {
      tab: RecordTab;
      /** the time of the newest shown record; null until the records are known */
      newest: string | null;
      /** null while it is not known */
      other: OtherDeposits | null;
      seeksNewest: boolean;
    };
    events:
      | { type: 'tab.shown'; tab: RecordTab }
      | RowsChangedEvent<AssetRecord, RecordFilter>
      | RowsRenewedEvent<AssetRecord>;
    input: { tab: RecordTab; seeksNewest: boolean };
  },
  actors: { fetchOtherDeposits: unboundCall<OtherDeposits, { tab: '6' | '0' }>('fetchOtherDeposits') },
  guards: {
    isDeposits: ({ context }) => otherDepositTab(context.tab) !== null,
    seeksNewest: ({ context }) => context.seeksNewest,
    isOtherNewer: ({ context: { newest, other } }) =>
      newest !== null &&
      other !== null &&
      // a time that cannot be read is none
      beijingInstant(other.newest) > (beijingInstant(newest) || 0),
    isCompared: ({ context: { newest, other } }) => newest !== null && other !== null,
  },
  actions: { go },
  delays: { newestLimit: NEWEST_MS, lookAside: LOOK_ASIDE_MS },
}).createMachine({
  id: 'depositTabs',
  context: ({ input }) => ({ ...input, newest: null, other: null }),
  type: 'parallel',
  on: {
    'rows.changed': { actions: assign({ newest: ({ event }) => event.rows[0]?.time ?? '' }) },
  },
  states: {
    other: {
      initial: 'deciding',
      on: {
        'tab.shown': {
          target: '.deciding',
          actions: assign(({ event }) => ({ tab: event.tab, newest: null, other: null, seeksNewest: false })),
        },
        'rows.renewed': '.deciding',
      },
      states: {
        deciding: {
          always: [
            { guard: 'seeksNewest', target: 'asking' },
            { guard: 'isDeposits', target: 'pausing' },
            { target: 'idle' },
          ],
        },
        pausing: { after: { lookAside: 'asking' } },
        asking: {
          invoke: {
            src: 'fetchOtherDeposits',
            id: 'fetchOtherDeposits',
            input: ({ context }) => ({ tab: otherDepositTab(context.tab) ?? '0' }),
            onDone: { target: 'idle', actions: assign({ other: ({ event }) => event.output }) },
            // the way to the other tab stays
            onError: 'idle',
          },
        },
        idle: {},
      },
    },
    arrival: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'seeksNewest', target: 'seeking' }, { target: 'settled' }] },
        seeking: {
          on: { 'tab.shown': 'settled' },
          always: [
            {
              guard: 'isOtherNewer',
              target: 'settled',
              actions: {
                type: 'go',
                params: ({ context: { tab } }) => ({
                  to: recordsPath(otherDepositTab(tab) ?? tab),
                  replace: true,
                }),
              },
            },
            { guard: 'isCompared', target: 'staying' },
          ],
          after: { newestLimit: 'staying' },
        },
        /** the address is that of the tab alone, so that a reload stays there */
        staying: {
          entry: {
            type: 'go',
            params: ({ context: { tab } }) => ({ to: recordsPath(tab), replace: true }),
          },
        },
        settled: {},
      },
    },
  },
});
