import { Link } from 'wouter';
import { usePageActor, usePageSelector } from '#lib/actors.tsx';
import { useCopyToast } from '#lib/copyToast.ts';
import { formatCny } from '#lib/money.ts';
import type { Receipt as ReceiptData } from '#machines/money/receipt.ts';
import { WITHDRAW_DONE_TEXT, type withdrawMachine } from '#machines/withdraw/withdraw.machine.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Card } from '#ui/Card.tsx';
import { Receipt } from '#ui/Receipt.tsx';
import styles from './WithdrawScreen.module.css';

type Withdraw = typeof withdrawMachine;

/** What a taken withdrawal leaves; a touch keeps it on the screen. */
export function WithdrawReceipt() {
  const page = usePageActor<Withdraw>();
  const receipt = usePageSelector<Withdraw, ReceiptData | null>(({ context }) => context.receipt);
  const amount = usePageSelector<Withdraw, string>(({ context }) => context.sent.amount);
  const told = useCopyToast();
  const hold = () => page.send({ type: 'receipt.held' });
  return (
    <Card onPointerDown={hold} onFocus={hold}>
      <h2 className={styles['done']}>{WITHDRAW_DONE_TEXT}</h2>
      <Receipt
        number={receipt?.number ?? null}
        amount={formatCny(receipt?.amount ?? amount)}
        time={receipt?.time ?? ''}
        state={receipt?.state ?? '待审核'}
        onCopied={told}
      />
      <div className={styles['ways']}>
        <Link href="/assets?type=1" className={buttonClass('secondary', true)}>
          取款记录
        </Link>
        <Link href="/" className={buttonClass('ghost', true)}>
          返回首页
        </Link>
      </div>
    </Card>
  );
}
