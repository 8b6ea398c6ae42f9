import { memo } from 'react';
import { formatCny } from '#lib/money.ts';
import type { AssetRecord } from '#machines/assets/records.ts';
import styles from './RecordList.module.css';

interface RecordRowProps {
  record: AssetRecord;
  /** index among `count` rows, from 0 */
  at: number;
  count: number;
  /** height of the row, in rem */
  height: number;
  onOpen: (record: AssetRecord) => void;
}

/** One record; a press opens its receipt. */
export const RecordRow = memo(function RecordRow({ record, at, count, height, onOpen }: RecordRowProps) {
  return (
    <li
      aria-setsize={count}
      aria-posinset={at + 1}
      className={styles['row']}
      style={{ transform: `translateY(${at * height}rem)` }}
    >
      {/* the spaces separate the words of the accessible name */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its texts are the record's */}
      <button type="button" className={styles['press']} onClick={() => onOpen(record)}>
        <span className={styles['what']}>
          <span className={styles['title']}>{`${record.title} `}</span>
          <span translate="no" className={styles['time']}>{`${record.time} `}</span>
        </span>
        <span className={styles['much']}>
          <span translate="no" className={styles['amount']}>{`${signed(record)} `}</span>
          <span className={`${styles['state']} ${styles[record.tone]}`}>{record.state}</span>
        </span>
      </button>
    </li>
  );
});

/** The amount with its sign and currency. */
export function signed({ sign, amount }: AssetRecord): string {
  return `${sign}${formatCny(amount)}`;
}
