import { assign, sendTo, setup } from 'xstate';
import {
  DEFAULT_DATE,
  recordsMachine,
  type AssetRecord,
  type DateFilter,
  type RecordFilter,
} from '#machines/assets/records.ts';
import { paymentMachine } from '#machines/kit/money/payment.machine.ts';
import { hasPlatforms, tabOf, type RecordTab } from '#machines/kit/money/recordTabs.ts';
import { depositTabsMachine } from '#machines/assets/depositTabs.machine.ts';
import { renewalMachine } from '#machines/assets/renewal.machine.ts';
import type { RowsChangedEvent, RowsRenewedEvent } from '#machines/kit/pagedList/pagedList.machine.ts';
import { rebateMachine } from '#machines/assets/rebate.machine.ts';
import { createPollMachine } from '#machines/kit/poll/poll.machine.ts';
import type { PolledEvent } from '#machines/kit/poll/pollSettings.ts';
import { crashed, reportCrash } from '#machines/app/crash/crash.ts';
import { watchQuery, type QueryEvent } from '#machines/app/navigation/pageQuery.ts';
import { BALANCE_POLL } from '#machines/kit/poll/balancePoll.ts';
import type { ClaimEndedEvent } from '#machines/kit/submission/claim.machine.ts';
import { transferMachine } from './transfer.machine.ts';
import type { PlatformBalance } from './transferRules.ts';
import { transferSwitchMachine } from './transferSwitch.machine.ts';

/** Polls the platform balances every 3 s (D16). */
export const platformPollingMachine = createPollMachine<'platforms', PlatformBalance[]>(
  'platforms',
  BALANCE_POLL,
  {
    texts: { part: '平台余额' },
  },
);

/**
 * The records page (spec 2 §2, D16, D43): records by tab, platform and date; platform balances, polled while the page
 * is shown; and transfers, their switch and the claim of the rebate as children. Because these children move money,
 * each crashes alone and restarts on its `retry`. The payment of an open deposit can be opened again; when it ends, the
 * records are refreshed. `watchQuery` sends the page's query, which names the tab.
 */
export const assetsMachine = setup({
  types: {} as {
    context: { filter: RecordFilter; seeksNewest: boolean; platforms: readonly PlatformBalance[] | null };
    events:
      | { type: 'platform.filtered'; platform: string }
      | { type: 'date.filtered'; date: DateFilter }
      | { type: 'payment.opened'; record: AssetRecord }
      | { type: 'balances.retry' }
      | { type: 'transfer.retry' }
      | { type: 'transferSwitch.retry' }
      | { type: 'rebate.retry' }
      | { type: 'page.shown' }
      | { type: 'page.hidden' }
      | { type: 'transfer.done' }
      | RowsChangedEvent<AssetRecord, RecordFilter>
      | RowsRenewedEvent<AssetRecord>
      | ClaimEndedEvent
      | QueryEvent
      | PolledEvent<'platforms', PlatformBalance[]>;
    input: { tab: RecordTab; seeksNewest: boolean };
    children: {
      records: 'records';
      renewal: 'renewal';
      depositTabs: 'depositTabs';
      payment: 'payment';
      platforms: 'platformPolling';
      transfer: 'transfer';
      transferSwitch: 'transferSwitch';
      rebate: 'rebate';
    };
  },
  actors: {
    records: recordsMachine,
    renewal: renewalMachine,
    depositTabs: depositTabsMachine,
    payment: paymentMachine,
    platformPolling: platformPollingMachine,
    transfer: transferMachine,
    transferSwitch: transferSwitchMachine,
    rebate: rebateMachine,
    watchQuery,
  },
  guards: {
    isOtherTab: ({ context }, tab: RecordTab) => context.filter.tab !== tab,
    isOnline: (_, record: AssetRecord) => record.cashier !== '',
  },
  actions: {
    setFilter: assign(({ context }, change: Partial<RecordFilter>) => ({
      filter: { ...context.filter, ...change },
    })),
    setTab: assign(({ context: { filter } }, tab: RecordTab) => ({
      filter: { ...filter, tab, platform: hasPlatforms(tab) ? filter.platform : '' },
    })),
    loadRecords: sendTo('records', ({ context }) => ({ type: 'filter.changed', filter: context.filter })),
    tellTab: sendTo('depositTabs', ({ context }) => ({ type: 'tab.shown', tab: context.filter.tab })),
    tellRows: sendTo('renewal', (_, changed: RowsChangedEvent<AssetRecord, RecordFilter>) => changed),
    tellNewest: sendTo('depositTabs', (_, changed: RowsChangedEvent<AssetRecord, RecordFilter>) => changed),
    renewRecords: sendTo('records', (_, renewed: RowsRenewedEvent<AssetRecord>) => renewed),
    lookAside: sendTo('depositTabs', (_, renewed: RowsRenewedEvent<AssetRecord>) => renewed),
    refreshRecords: sendTo('records', { type: 'refresh' }),
    /** opens the payment page of an online deposit, in the tap (`src/calls`) */
    openCashier: (_, _url: string) => undefined,
    reportCrash,
  },
}).createMachine({
  id: 'assets',
  context: ({ input }) => ({
    filter: { tab: input.tab, platform: '', date: DEFAULT_DATE },
    seeksNewest: input.seeksNewest,
    platforms: null,
  }),
  invoke: [
    { src: 'records', id: 'records', input: ({ context }) => ({ filter: context.filter }) },
    { src: 'renewal', id: 'renewal' },
    {
      src: 'depositTabs',
      id: 'depositTabs',
      input: ({ context }) => ({ tab: context.filter.tab, seeksNewest: context.seeksNewest }),
    },
    { src: 'watchQuery', id: 'watchQuery', input: { path: '/assets' } },
  ],
  on: {
    'query.changed': {
      guard: { type: 'isOtherTab', params: ({ event }) => tabOf(event.search) },
      actions: [{ type: 'setTab', params: ({ event }) => tabOf(event.search) }, 'tellTab', 'loadRecords'],
    },
    'platform.filtered': {
      actions: [{ type: 'setFilter', params: ({ event }) => ({ platform: event.platform }) }, 'loadRecords'],
    },
    'date.filtered': {
      actions: [{ type: 'setFilter', params: ({ event }) => ({ date: event.date }) }, 'loadRecords'],
    },
    'rows.changed': {
      actions: [
        { type: 'tellRows', params: ({ event }) => event },
        { type: 'tellNewest', params: ({ event }) => event },
      ],
    },
    'rows.renewed': {
      actions: [
        { type: 'renewRecords', params: ({ event }) => event },
        { type: 'lookAside', params: ({ event }) => event },
      ],
    },
    'claim.ended': { actions: 'refreshRecords' },
  },
  type: 'parallel',
  states: {
    balances: {
      initial: 'polled',
      states: {
        polled: {
          invoke: { src: 'platformPolling', id: 'platforms' },
          on: {
            'platforms.polled': { actions: assign({ platforms: ({ event }) => event.answer }) },
            // polled again, because the last balances are outdated
            'transfer.done': { target: 'polled', reenter: true, actions: 'refreshRecords' },
            'balances.retry': { target: 'polled', reenter: true },
            'page.hidden': 'unseen',
          },
        },
        unseen: { on: { 'page.shown': 'polled' } },
      },
    },
    payment: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'payment.opened': [
              {
                guard: { type: 'isOnline', params: ({ event }) => event.record },
                actions: { type: 'openCashier', params: ({ event }) => event.record.cashier },
              },
              { target: 'open' },
            ],
          },
        },
        open: {
          invoke: {
            src: 'payment',
            id: 'payment',
            input: ({ event }) =>
              event.type === 'payment.opened'
                ? { depositNo: event.record.number, record: event.record }
                : { depositNo: '' },
            onDone: { target: 'closed', actions: 'refreshRecords' },
          },
        },
      },
    },
    transfer: {
      initial: 'running',
      states: {
        running: { invoke: { src: 'transfer', id: 'transfer', onError: crashed } },
        crashed: { on: { 'transfer.retry': 'running' } },
      },
    },
    transferSwitch: {
      initial: 'running',
      states: {
        running: { invoke: { src: 'transferSwitch', id: 'transferSwitch', onError: crashed } },
        crashed: { on: { 'transferSwitch.retry': 'running' } },
      },
    },
    rebate: {
      initial: 'running',
      states: {
        running: { invoke: { src: 'rebate', id: 'rebate', onError: crashed } },
        crashed: { on: { 'rebate.retry': 'running' } },
      },
    },
  },
});
