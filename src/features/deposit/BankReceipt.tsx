import { Link } from 'wouter';
import { usePageActor, usePageSelector } from '#lib/actors.tsx';
import { useCopyToast } from '#lib/copyToast.ts';
import { formatCny } from '#lib/money.ts';
import { BANK_DONE_TEXT, RECHARGE_RECORDS } from '#machines/deposit/recharge.ts';
import type { Receipt as ReceiptData, receiptMachine } from '#machines/money/receipt.machine.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { Card } from '#ui/Card.tsx';
import { Receipt } from '#ui/Receipt.tsx';
import styles from './DepositScreen.module.css';

type Page = typeof receiptMachine;

/** What a taken bank deposit leaves; a touch keeps it on the screen. */
export function BankReceipt({ onAgain }: { onAgain: () => void }) {
  const page = usePageActor<Page>();
  const receipt = usePageSelector<Page, ReceiptData | null>(({ context }) => context.receipt);
  const amount = usePageSelector<Page, string>(({ context }) => context.amount);
  const known = usePageSelector<Page, boolean>(({ children }) => children.fetchReceipt === undefined);
  const told = useCopyToast();
  const hold = () => page.send({ type: 'receipt.held' });
  return (
    <Card className={styles['receipt'] ?? ''} onPointerDown={hold} onFocus={hold}>
      <h2 className={styles['done']}>{BANK_DONE_TEXT}</h2>
      <Receipt
        number={receipt?.number ?? (known ? '' : null)}
        amount={formatCny(receipt?.amount ?? amount)}
        time={receipt?.time ?? ''}
        state={receipt?.state ?? '待审核'}
        onCopied={told}
      />
      <div className={styles['ways']}>
        <Link href={RECHARGE_RECORDS} className={buttonClass('secondary', true)}>
          存款记录
        </Link>
        <Button variant="ghost" block onClick={onAgain}>
          再充一笔
        </Button>
      </div>
    </Card>
  );
}
