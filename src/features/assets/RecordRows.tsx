import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import type { AssetRecord } from '#machines/assets/records.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { RecordRow } from './RecordRow.tsx';
import { onResize, useVisibleRows } from './visibleRows.ts';
import styles from './RecordList.module.css';

const ReceiptDialog = lazyPart(() => import('./ReceiptDialog.tsx').then((m) => m.ReceiptDialog));

/** The height of a row in rem, as it grows with the text: two lines, or one where it is wide; the stylesheet has the same. */
const rowHeight = () => (window.matchMedia('(min-width: 45em)').matches ? 3.25 : 4.5);

/** The reader's size of text in px: 16 unless the phone is set to another. */
const remInPx = () => Number.parseFloat(window.getComputedStyle(document.documentElement).fontSize) || 16;

/** Records as a list, of which only the rows near the viewport are in the document; a pressed one shows its receipt. */
export function RecordRows({ rows }: { rows: readonly AssetRecord[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<AssetRecord | null>(null);
  const open = useCallback((record: AssetRecord) => setOpened(record), []);
  const [rem] = useState(remInPx);
  const height = useSyncExternalStore(onResize, rowHeight);
  const visible = useVisibleRows(list, rows.length, height * rem);
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
                onOpen={open}
              />
            )
          );
        })}
      </ul>
      {opened !== null && <ReceiptDialog record={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
