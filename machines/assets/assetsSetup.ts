import { assign, sendTo, setup } from 'xstate';
import {
  recordsMachine,
  type AssetRecord,
  type DateFilter,
  type RecordFilter,
} from '#machines/assets/records.ts';
import { paymentMachine } from '#machines/kit/money/payment.machine.ts';
import { hasPlatforms, type RecordTab } from '#machines/kit/money/recordTabs.ts';
import { depositTabsMachine } from '#machines/assets/depositTabs.machine.ts';
import { renewalMachine } from '#machines/assets/renewal.machine.ts';
import type { RowsChangedEvent, RowsRenewedEvent } from '#machines/kit/pagedList/pagedList.machine.ts';
import { rebateMachine } from '#machines/assets/rebate.machine.ts';
import type { PolledEvent } from '#machines/kit/poll/pollSettings.ts';
import { reportCrash } from '#machines/app/crash/crash.ts';
import { watchQuery, type QueryEvent } from '#machines/app/navigation/pageQuery.ts';
import type { ClaimEndedEvent } from '#machines/kit/submission/claim.machine.ts';
import { platformPollingMachine } from './platformPolling.machine.ts';
import { transferMachine } from './transfer.machine.ts';
import type { PlatformBalance } from './transferRules.ts';
import { transferSwitchMachine } from './transferSwitch.machine.ts';

/** The setup of the records page: its events, children, guards and actions, by name. */
export const assetsSetup = setup({
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
});
