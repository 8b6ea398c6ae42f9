import * as api from '#api/assets.ts';
import { boundCall } from '#calls/boundCall.ts';
import { boundSubmission } from '#calls/boundSubmission.ts';
import { openCashier } from '#calls/cashier.ts';
import { client } from '#calls/client.ts';
import { payment } from '#calls/payment.ts';
import { watchDocument } from '#calls/watchDocument.ts';
import { RECORD_TYPES } from '#calls/receipts.ts';
import { betRow, rebateRow, transactionRow } from './recordRows.ts';
import { watchQuery } from '#calls/watchQuery.ts';
import { assetsMachine } from '#machines/assets/assets.machine.ts';
import { platformPollingMachine } from '#machines/assets/platformPolling.machine.ts';
import { depositTabsMachine, type OtherDeposits } from '#machines/assets/depositTabs.machine.ts';
import { renewalMachine, renewalPollingMachine } from '#machines/assets/renewal.machine.ts';
import { RECORD_TABS } from '#machines/kit/money/recordTabs.ts';
import { rebateMachine, rebateSubmission } from '#machines/assets/rebate.machine.ts';
import {
  DATES,
  DEFAULT_DATE,
  recordsMachine,
  type AssetRecord,
  type RebateSummary,
  type RecordFilter,
} from '#machines/assets/records.ts';
import type { ListPage, PageRequest } from '#machines/kit/pagedList/listPages.ts';
import { transferMachine, transferSubmission } from '#machines/assets/transfer.machine.ts';
import { transferSwitchMachine, transferSwitchSubmission } from '#machines/assets/transferSwitch.machine.ts';
import type { PollQuery } from '#machines/kit/poll/pollSettings.ts';

type RecordPage = ListPage<AssetRecord, RebateSummary | null>;

/** The `type` of the rebate in getfanshui, which is that of its tab. */
const REBATE_TYPE = 5;

async function fetchRecords(request: PageRequest<RecordFilter>, signal: AbortSignal): Promise<RecordPage> {
  const { tab, platform, date } = request.filter;
  const query = { api_type: platform, date, page: request.page };
  const place = (at: number) => `${tab}/${request.page}/${at}`;
  if (tab === '4') {
    const { rows, lastPage } = await api.fetchBets(client, query, signal);
    return { rows: rows.map((item, at) => betRow(item, place(at))), lastPage, extra: null };
  }
  if (tab === '5') {
    const answer = await api.fetchRebates(client, { ...query, type: REBATE_TYPE }, signal);
    return {
      rows: answer.list.map((item, at) => rebateRow(item, place(at))),
      lastPage: answer.last_page,
      extra: { claimed: answer.jisuan, pending: answer.nojisuan },
    };
  }
  const type = RECORD_TYPES[tab];
  const { rows, lastPage } = await api.fetchTransactions(client, { ...query, type }, signal);
  return { rows: rows.map((item, at) => transactionRow(tab, item, place(at))), lastPage, extra: null };
}

/** The newest records of the filter in a poll's query. */
async function renewRecords({ tab, platform = '', date }: PollQuery, signal: AbortSignal) {
  const filter = {
    tab: RECORD_TABS.find((known) => known === tab) ?? RECORD_TABS[0],
    platform,
    date: DATES.find((known) => known === date) ?? DEFAULT_DATE,
  };
  return (await fetchRecords({ filter, page: 1 }, signal)).rows;
}

/** What waits in a tab of deposits, and its newest time. */
async function fetchOtherDeposits({ tab }: { tab: '6' | '0' }, signal: AbortSignal): Promise<OtherDeposits> {
  const filter = { tab, platform: '', date: DEFAULT_DATE };
  const { rows } = await fetchRecords({ filter, page: 1 }, signal);
  return { waiting: rows.filter(({ isWaiting }) => isWaiting).length, newest: rows[0]?.time ?? '' };
}

/** The records page with its calls. */
export const assets = assetsMachine.provide({
  actors: {
    watchQuery,
    payment,
    records: recordsMachine.provide({ actors: { fetchPage: boundCall(fetchRecords) } }),
    renewal: renewalMachine.provide({
      actors: {
        renewalPolling: renewalPollingMachine.provide({
          actors: { request: boundCall(renewRecords), watchVisibilityAndNetwork: watchDocument },
        }),
      },
    }),
    depositTabs: depositTabsMachine.provide({
      actors: { fetchOtherDeposits: boundCall(fetchOtherDeposits) },
    }),
    platformPolling: platformPollingMachine.provide({
      actors: {
        request: boundCall((_: PollQuery, signal) => api.fetchPlatforms(client, signal)),
        watchVisibilityAndNetwork: watchDocument,
      },
    }),
    transfer: transferMachine.provide({
      actors: {
        submission: boundSubmission(transferSubmission, ({ intent, key }, signal) =>
          api.transfer(client, intent, key, signal),
        ),
      },
    }),
    transferSwitch: transferSwitchMachine.provide({
      actors: {
        submission: boundSubmission(transferSwitchSubmission, ({ intent }, signal) =>
          api.saveTransferStatus(client, intent.status, signal),
        ),
      },
    }),
    rebate: rebateMachine.provide({
      actors: {
        submission: boundSubmission(rebateSubmission, ({ key }, signal) =>
          api.claimRebate(client, key, signal),
        ),
      },
    }),
  },
  actions: { openCashier },
});
