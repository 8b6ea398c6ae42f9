import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import type { AssetRecord } from '#machines/assets/records.ts';
import { RecordRow, ROW_HEIGHT_REM } from './RecordRow.tsx';
import { useVisibleRows } from './visibleRows.ts';
import styles from './RecordList.module.css';

const ReceiptDialog = lazy(() => import('./ReceiptDialog.tsx').then((m) => ({ default: m.ReceiptDialog })));

/** The reader's size of text in px: 16 unless the phone is set to another. */
const remInPx = () => Number.parseFloat(window.getComputedStyle(document.documentElement).fontSize) || 16;

/** Records as a list, of which only the rows near the viewport are in the document; a pressed one shows its receipt. */
export function RecordRows({ rows }: { rows: readonly AssetRecord[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<AssetRecord | null>(null);
  const open = useCallback((record: AssetRecord) => setOpened(record), []);
  const [rem] = useState(remInPx);
  const visible = useVisibleRows(list, rows.length, ROW_HEIGHT_REM * rem);
  return (
    <>
      <ul
        ref={list}
        aria-label="记录"
        className={styles['list']}
        style={{ height: `${rows.length * ROW_HEIGHT_REM}rem` }}
      >
        {visible.map(({ key, index }) => {
          const record = rows[index];
          return (
            record && <RecordRow key={key} record={record} at={index} count={rows.length} onOpen={open} />
          );
        })}
      </ul>
      <Suspense>
        {opened !== null && <ReceiptDialog record={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}
