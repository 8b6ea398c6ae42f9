import { assign, sendTo, setup } from 'xstate';
import {
  DEFAULT_DATE,
  recordsMachine,
  type DateFilter,
  type RecordFilter,
} from '#machines/assets/records.ts';
import { hasPlatforms, tabOf, type RecordTab } from '#machines/assets/recordTabs.ts';
import { rebateMachine } from '#machines/assets/rebate.machine.ts';
import { createPollingMachine, type PolledEvent } from '#machines/polling/polling.machine.ts';
import { watchQuery, type QueryEvent } from '#machines/root/pageQuery.ts';
import type { ClaimEndedEvent } from '#machines/submission/claim.machine.ts';
import { transferMachine } from '#machines/transfer/transfer.machine.ts';
import type { PlatformBalance } from '#machines/transfer/transferRules.ts';
import { transferSwitchMachine } from '#machines/transfer/transferSwitch.machine.ts';

/** The platform balances every 3 s (D16). */
export const platformPollingMachine = createPollingMachine<'platforms', PlatformBalance[]>('platforms');

/**
 * The records page (spec 2 §2, D16, D43): records by tab, platform and date; platform balances polled while the
 * page is in front; transfers, their switch and the rebate's claim as children. `watchQuery` tells the page's query,
 * which names the tab.
 */
export const assetsMachine = setup({
  types: {
    context: {} as {
      filter: RecordFilter;
      platforms: readonly PlatformBalance[] | null;
      newKey: () => string;
    },
    events: {} as
      | { type: 'platform.filtered'; platform: string }
      | { type: 'date.filtered'; date: DateFilter }
      | { type: 'balances.retry' }
      | { type: 'page.shown' }
      | { type: 'page.hidden' }
      | { type: 'transfer.done' }
      | ClaimEndedEvent
      | QueryEvent
      | PolledEvent<'platforms', PlatformBalance[]>,
    input: {} as { tab: RecordTab; newKey: () => string },
  },
  actors: {
    records: recordsMachine,
    platformPolling: platformPollingMachine,
    transfer: transferMachine,
    transferSwitch: transferSwitchMachine,
    rebate: rebateMachine,
    watchQuery,
  },
  guards: { isOtherTab: ({ context }, tab: RecordTab) => context.filter.tab !== tab },
  actions: {
    setFilter: assign(({ context }, change: Partial<RecordFilter>) => ({
      filter: { ...context.filter, ...change },
    })),
    setTab: assign(({ context: { filter } }, tab: RecordTab) => ({
      filter: { ...filter, tab, platform: hasPlatforms(tab) ? filter.platform : '' },
    })),
    loadRecords: sendTo('records', ({ context }) => ({ type: 'filter.changed', filter: context.filter })),
    refreshRecords: sendTo('records', { type: 'refresh' }),
  },
}).createMachine({
  id: 'assets',
  context: ({ input }) => ({
    filter: { tab: input.tab, platform: '', date: DEFAULT_DATE },
    platforms: null,
    newKey: input.newKey,
  }),
  invoke: [
    { src: 'records', id: 'records', input: ({ context }) => ({ filter: context.filter }), onError: {} },
    { src: 'transfer', id: 'transfer', input: ({ context }) => ({ newKey: context.newKey }), onError: {} },
    { src: 'transferSwitch', id: 'transferSwitch', onError: {} },
    { src: 'rebate', id: 'rebate', input: ({ context }) => ({ newKey: context.newKey }), onError: {} },
    { src: 'watchQuery', id: 'watchQuery', input: { path: '/assets' }, onError: {} },
  ],
  on: {
    'query.changed': {
      guard: { type: 'isOtherTab', params: ({ event }) => tabOf(event.search) },
      actions: [{ type: 'setTab', params: ({ event }) => tabOf(event.search) }, 'loadRecords'],
    },
    'platform.filtered': {
      actions: [{ type: 'setFilter', params: ({ event }) => ({ platform: event.platform }) }, 'loadRecords'],
    },
    'date.filtered': {
      actions: [{ type: 'setFilter', params: ({ event }) => ({ date: event.date }) }, 'loadRecords'],
    },
    'claim.ended': { actions: 'refreshRecords' },
  },
  initial: 'shown',
  states: {
    shown: {
      invoke: { src: 'platformPolling', id: 'platforms', onDone: {}, onError: {} },
      on: {
        'platforms.polled': { actions: assign({ platforms: ({ event }) => event.answer }) },
        // asked anew, as what was polled last is no longer true
        'transfer.done': { target: 'shown', reenter: true, actions: 'refreshRecords' },
        'balances.retry': { target: 'shown', reenter: true },
        'page.hidden': 'hidden',
      },
    },
    hidden: { on: { 'page.shown': 'shown' } },
  },
});
