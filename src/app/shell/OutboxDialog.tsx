import { Link } from 'wouter';
import { entryName, recordsOf } from '#app/calls/submissionKinds.ts';
import { useSystemActor } from '#hooks/actors.tsx';
import { beijingText } from '#lib/beijingTime.ts';
import { earliestServerTime } from '#lib/serverClock.ts';
import type { OutboxEntry } from '#machines/app/outbox/outboxEntry.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Ways } from '#ui/Ways.tsx';
import styles from './OutboxDialog.module.css';

interface OutboxDialogProps {
  open: boolean;
  /** the entries without a known outcome, each with where it is sent again */
  unsettled: readonly { entry: OutboxEntry; way: { to: string } | null }[];
  onClose: () => void;
}

/** The member's submissions without a known outcome, and what can be done about each. */
export function OutboxDialog({ open, unsettled, onClose }: OutboxDialogProps) {
  const outbox = useSystemActor('outbox');
  return (
    <Dialog open={open} readsFirst title="结果未知的交易" onClose={onClose}>
      <ul>
        {unsettled.map(({ entry, way }) => (
          <li key={entry.key} className={styles['entry']}>
            <p translate="no" className={styles['name']}>
              {entryName(entry)}
            </p>
            <p translate="no" className={styles['time']}>
              {beijingText(earliestServerTime(entry.at) ?? entry.at)}
            </p>
            <Ways>
              {way !== null && (
                <Link href={way.to} className={buttonClass()} onClick={onClose}>
                  去处理
                </Link>
              )}
              <Link href={recordsOf(entry)} className={buttonClass('secondary')} onClick={onClose}>
                去核对
              </Link>
              <Button
                variant="ghost"
                onClick={() => outbox.send({ type: 'outbox.dismissed', key: entry.key })}
              >
                已核对
              </Button>
            </Ways>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
