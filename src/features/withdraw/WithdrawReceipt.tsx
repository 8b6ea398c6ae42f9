import { Link } from 'wouter';
import { usePageActor, usePageSelector } from '#lib/actors.tsx';
import { useCopyToast } from '#lib/copyToast.ts';
import { formatCny } from '#lib/money.ts';
import { recordsPath } from '#machines/assets/recordTabs.ts';
import type { Receipt as ReceiptData, receiptMachine } from '#machines/money/receipt.machine.ts';
import { WITHDRAW_DONE_TEXT } from '#machines/withdraw/withdrawal.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Card } from '#ui/Card.tsx';
import { Receipt } from '#ui/Receipt.tsx';
import styles from './WithdrawScreen.module.css';

type Page = typeof receiptMachine;

/** What a taken withdrawal leaves; a touch keeps it on the screen. */
export function WithdrawReceipt() {
  const page = usePageActor<Page>();
  const receipt = usePageSelector<Page, ReceiptData | null>(({ context }) => context.receipt);
  const amount = usePageSelector<Page, string>(({ context }) => context.amount);
  const known = usePageSelector<Page, boolean>(({ children }) => children.fetchReceipt === undefined);
  const told = useCopyToast();
  const hold = () => page.send({ type: 'receipt.held' });
  return (
    <Card onPointerDown={hold} onFocus={hold}>
      <h2 className={styles['done']}>{WITHDRAW_DONE_TEXT}</h2>
      <Receipt
        number={receipt?.number ?? (known ? '' : null)}
        amount={formatCny(receipt?.amount ?? amount)}
        time={receipt?.time ?? ''}
        state={receipt?.state ?? '待审核'}
        onCopied={told}
      />
      <div className={styles['ways']}>
        <Link href={recordsPath('1')} className={buttonClass('secondary', true)}>
          取款记录
        </Link>
        <Link href="/" className={buttonClass('ghost', true)}>
          返回首页
        </Link>
      </div>
    </Card>
  );
}
