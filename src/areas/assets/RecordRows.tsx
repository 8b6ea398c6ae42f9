import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { useFlowSelector } from '#hooks/flow.ts';
import { useOwnEntries } from '#hooks/ownEntries.ts';
import { earliestServerTime } from '#lib/serverClock.ts';
import type { AssetRecord } from '#machines/assets/records.ts';
import { mayBeUnsettled } from '#machines/assets/unsettledRecords.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { assetsView } from './assetsView.ts';
import { RecordRow } from './RecordRow.tsx';
import { onResize, useKeptPlace, useVisibleRows } from './visibleRows.ts';
import styles from './RecordList.module.css';

const ReceiptDialog = lazyPart(() => import('./ReceiptDialog.tsx').then((m) => m.ReceiptDialog));

/** The height of a row in rem, to scale with the text size: two lines, or one on a wide screen, as in the CSS. */
const rowHeight = () => (window.matchMedia('(min-width: 45em)').matches ? 3.25 : 4.5);

/** The user's text size in px: 16 unless changed in the settings of the device. */
const remInPx = () => Number.parseFloat(window.getComputedStyle(document.documentElement).fontSize) || 16;

/** The virtualised list of records: only rows near the viewport are in the document. A press opens the receipt. */
export function RecordRows({ rows }: { rows: readonly AssetRecord[] }) {
  const page = assetsView.useActor();
  const list = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<AssetRecord | null>(null);
  const open = useCallback((record: AssetRecord) => setOpened(record), []);
  const pay = useCallback((record: AssetRecord) => page.send({ type: 'payment.opened', record }), [page]);
  const [rem] = useState(remInPx);
  const height = useSyncExternalStore(onResize, rowHeight);
  const tab = assetsView.use(({ context }) => context.filter.tab);
  const unsettled = useOwnEntries()
    .filter(({ state }) => state === 'unsettled')
    .map(({ kind, amount, at }) => ({ kind, amount, press: earliestServerTime(at) }));
  const paid = useFlowSelector('unpaidOrder', ({ context }) => context.marked);
  const visible = useVisibleRows(list, rows.length, height * rem);
  useKeptPlace(list, rows, height * rem);
  return (
    <>
      <ul
        ref={list}
        aria-label="记录"
        className={styles['list']}
        style={{ height: `${rows.length * height}rem` }}
      >
        {visible.map(({ key, index }) => {
          const record = rows[index];
          return (
            record && (
              <RecordRow
                key={key}
                record={record}
                at={index}
                count={rows.length}
                height={height}
                paid={paid?.includes(record.number) === true}
                marked={mayBeUnsettled(record, tab, unsettled)}
                onOpen={open}
                onPay={pay}
              />
            )
          );
        })}
      </ul>
      {opened !== null && <ReceiptDialog record={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
