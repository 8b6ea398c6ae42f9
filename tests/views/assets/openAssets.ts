// loaded in advance, so that no test waits for a chunk
import '#features/assets/ReceiptDialog.tsx';
import '#features/assets/TransferDialog.tsx';
import { watchQuery } from '#calls/watchQuery.ts';
import { assetsMachine } from '#machines/assets/assets.machine.ts';
import type { AssetRecord, RebateSummary } from '#machines/assets/records.ts';
import { recordsPath, type RecordTab } from '#machines/assets/recordTabs.ts';
import type { ListPage } from '#machines/paging/pagedList.machine.ts';
import type { PlatformBalance } from '#machines/transfer/transferRules.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

const PLATFORMS: PlatformBalance[] = [
  { name: 'PP电子', platname: 'pp', balance: '66.60' },
  { name: 'AE电子', platname: 'ae', balance: '0.00' },
];
/** A deposit record with this number. */
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
type RecordPage = ListPage<AssetRecord, RebateSummary | null>;
/** The actors that can replace the page's own. */
export type AssetsParts = NonNullable<Parameters<typeof assetsMachine.provide>[0]['actors']>;

/** A single page with all the records. */
export const onePage = (...rows: AssetRecord[]): RecordPage => ({ rows, lastPage: 1, extra: null });

/**
 * The records page at this tab, with the platforms' balances; for null, the request for the first page is still
 * pending. `parts` replace the page's own actors.
 */
export async function openAssets(
  tab: RecordTab,
  first: RecordPage | null = onePage(record('CK1')),
  parts: AssetsParts = {},
) {
  const opened = await openScreen(recordsPath(tab), {
    logic: assetsMachine.provide({ actors: { ...parts, watchQuery } }),
    user: { ...MEMBER, balance: '100.50', transferstatus: 0 },
  });
  if (first !== null) await opened.answer('fetchPage', first);
  await opened.tell('visibilityAndNetwork', { type: 'document.visible' });
  await opened.pass(500);
  // the first of the two polls is the session's
  const [, platforms] = opened.calls.waiting('request');
  platforms?.resolve(PLATFORMS);
  await opened.pass(0);
  return opened;
}
