import { assign } from 'xstate';
import { DEFAULT_DATE } from '#machines/assets/records.ts';
import { tabOf } from '#machines/kit/money/recordTabs.ts';
import { crashed } from '#machines/app/crash/crash.ts';
import { assetsSetup } from './assetsSetup.ts';

/**
 * The records page (spec 2 §2, D16, D43): records by tab, platform and date; platform balances, polled while the page
 * is shown; and transfers, their switch and the claim of the rebate as children. Because these children move money,
 * each crashes alone and restarts on its `retry`. The payment of an open deposit can be opened again; when it ends, the
 * records are refreshed. `watchQuery` sends the page's query, which names the tab.
 */
export const assetsMachine = assetsSetup.createMachine({
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
