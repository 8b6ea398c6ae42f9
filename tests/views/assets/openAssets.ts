// these are fetched when they are first needed, which is no matter of these tests
import '#features/assets/ReceiptDialog.tsx';
import '#features/assets/TransferDialog.tsx';
import type { NonReducibleUnknown } from 'xstate';
import { watchQuery } from '#calls/watchQuery.ts';
import { AssetsScreen } from '#features/assets/AssetsScreen.tsx';
import { assetsMachine, platformPollingMachine } from '#machines/assets/assets.machine.ts';
import { rebateMachine, rebateSubmission } from '#machines/assets/rebate.machine.ts';
import {
  recordsMachine,
  type AssetRecord,
  type RebateSummary,
  type RecordFilter,
} from '#machines/assets/records.ts';
import { recordsPath, tabOf, type RecordTab } from '#machines/assets/recordTabs.ts';
import type { ListPage, PageRequest } from '#machines/paging/pagedList.machine.ts';
import type { PresenceEvent } from '#machines/root/presence.ts';
import type { SubmissionRequest } from '#machines/submission/submission.machine.ts';
import { transferMachine, transferSubmission } from '#machines/transfer/transfer.machine.ts';
import type { Transfer } from '#machines/transfer/transferRules.ts';
import type { PlatformBalance } from '#machines/transfer/transferRules.ts';
import { transferSwitchMachine } from '#machines/transfer/transferSwitch.machine.ts';
import type { CallScript } from '#tests/support/callScript.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

export type Page = ListPage<AssetRecord, RebateSummary | null>;

export const PLATFORMS: PlatformBalance[] = [
  { name: 'PP电子', platname: 'pp', balance: '66.60' },
  { name: 'AE电子', platname: 'ae', balance: '0.00' },
];
/** A deposit of this number. */
export const record = (number: string): AssetRecord => ({
  key: number,
  title: '极速通道',
  amount: '200.00',
  sign: '+',
  time: '2026-11-21 12:00:00',
  state: '待处理',
  tone: 'open',
  number,
  note: '',
});
/** All the records on one page. */
export const onePage = (...rows: AssetRecord[]): Page => ({ rows, lastPage: 1, extra: null });

function logic(calls: CallScript) {
  const watchPresence = calls.callback<PresenceEvent, NonReducibleUnknown>();
  return assetsMachine.provide({
    actors: {
      watchQuery,
      records: recordsMachine.provide({
        actors: { fetchPage: calls.promise<Page, PageRequest<RecordFilter>>() },
      }),
      platformPolling: platformPollingMachine.provide({
        actors: { request: calls.promise<PlatformBalance[]>(), watchPresence },
      }),
      transfer: transferMachine.provide({
        actors: {
          submission: transferSubmission.provide({
            actors: { send: calls.promise<string, SubmissionRequest<Transfer>>() },
          }),
        },
      }),
      transferSwitch: transferSwitchMachine.provide({
        actors: { saveStatus: calls.promise<void, { status: number }>() },
      }),
      rebate: rebateMachine.provide({
        actors: {
          submission: rebateSubmission.provide({
            actors: { send: calls.promise<string, SubmissionRequest<null>>() },
          }),
        },
      }),
    },
  });
}

/**
 * The records page at this tab, with the platforms' balances; a first page or platforms of null are
 * still on their way.
 */
export async function openAssets(
  tab: RecordTab,
  first: Page | null = onePage(record('CK1')),
  balances: PlatformBalance[] | null = PLATFORMS,
) {
  let made = 0;
  const opened = await openScreen({
    Screen: AssetsScreen,
    logic,
    input: (search) => ({ tab: tabOf(search), newKey: () => `key-${(made += 1)}` }),
    location: recordsPath(tab),
    member: true,
    user: { ...MEMBER, balance: '100.50', transferstatus: 0 },
  });
  if (first !== null) await opened.answer('fetchPage', first);
  await opened.tell('presence', { type: 'presence.shown' });
  await opened.pass(500);
  // of the two polls, the session's asked first
  const [, platforms] = opened.calls.waiting('request');
  if (balances !== null) platforms?.resolve(balances);
  await opened.pass(0);
  return opened;
}
