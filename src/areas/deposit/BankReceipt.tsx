import { Link } from 'wouter';
import { useShownReceipt } from '#hooks/shownReceipt.ts';
import { BANK_DONE_TEXT } from '#machines/deposit/recharge.ts';
import { RECHARGE_RECORDS } from '#machines/kit/money/recordTabs.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { ReceiptCard } from '#ui/Receipt.tsx';
import { receiptView } from './depositViews.ts';
import styles from './DepositScreen.module.css';

/** The receipt of an accepted bank deposit; a touch keeps it open. */
export function BankReceipt({ onAgain }: { onAgain: () => void }) {
  const receipt = receiptView.useActor();
  return (
    <ReceiptCard
      {...useShownReceipt(receiptView, '待审核')}
      title={BANK_DONE_TEXT}
      onHold={() => receipt.send({ type: 'receipt.held' })}
      className={styles['receipt']}
    >
      <Link href={RECHARGE_RECORDS} className={buttonClass('secondary', true)}>
        存款记录
      </Link>
      <Button variant="ghost" block onClick={onAgain}>
        再充一笔
      </Button>
    </ReceiptCard>
  );
}
