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
  /** it may be that of a submission without a known outcome */
  marked: boolean;
  /** the member says that it is paid */
  paid: boolean;
  onOpen: (record: AssetRecord) => void;
  onPay: (record: AssetRecord) => void;
}

/** One record; a press opens its receipt. Beside it, where its payment can be opened again, the way there. */
export const RecordRow = memo(function RecordRow(props: RecordRowProps) {
  const { record, at, count, height, marked, paid, onOpen, onPay } = props;
  return (
    <li
      aria-setsize={count}
      aria-posinset={at + 1}
      className={`${styles['row']} ${record.isPayable ? styles['payable'] : ''} ${record.bet === null ? '' : styles['bet']}`}
      style={{ transform: `translateY(${at * height}rem)` }}
    >
      {/* the spaces separate the words of the accessible name */}
      <button type="button" className={styles['press']} onClick={() => onOpen(record)}>
        <span className={styles['what']}>
          <span className={styles['title']}>{`${record.title} `}</span>
          <span translate="no" className={styles['time']}>{`${record.time} `}</span>
          {paid && record.isPayable && <span className={styles['mark']}>{'已标记付款 '}</span>}
          {marked && <span className={styles['mark']}>{'可能是结果未知的这一笔 '}</span>}
        </span>
        <span className={styles['much']}>
          <span translate="no" className={`${styles['amount']} ${styles[record.amountTone]}`}>
            {`${signed(record)} `}
          </span>
          <span className={styles['said']}>
            {record.bet?.isSettled === true && (
              <span translate="no" className={styles['stake']}>{`投注 ${formatCny(record.bet.stake)} `}</span>
            )}
            <span className={`${styles['state']} ${styles[record.tone]}`}>{record.state}</span>
          </span>
        </span>
      </button>
      {record.isPayable && (
        <button
          type="button"
          aria-label={`继续支付 ${record.number}`}
          className={styles['pay']}
          onClick={() => onPay(record)}
        >
          继续支付
        </button>
      )}
    </li>
  );
});

/** The amount with its sign and currency. */
export function signed({ sign, amount }: AssetRecord): string {
  return `${sign}${formatCny(amount)}`;
}
