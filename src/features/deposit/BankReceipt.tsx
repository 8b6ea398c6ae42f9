import { Link } from 'wouter';
import { usePageActor, usePageSelector } from '#lib/actors.tsx';
import { useCopyToast } from '#lib/copyToast.ts';
import { formatCny } from '#lib/money.ts';
import { BANK_DONE_TEXT, type offlineDepositMachine } from '#machines/deposit/offlineDeposit.machine.ts';
import { RECHARGE_RECORDS } from '#machines/deposit/recharge.ts';
import type { Receipt as ReceiptData } from '#machines/money/receipt.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { Card } from '#ui/Card.tsx';
import { Receipt } from '#ui/Receipt.tsx';
import styles from './DepositScreen.module.css';

type Offline = typeof offlineDepositMachine;

/** What a taken bank deposit leaves; a touch keeps it on the screen. */
export function BankReceipt() {
  const page = usePageActor<Offline>();
  const receipt = usePageSelector<Offline, ReceiptData | null>(({ context }) => context.receipt);
  const amount = usePageSelector<Offline, string>(({ context }) => context.sent.amount);
  const known = usePageSelector<Offline, boolean>(({ children }) => children.fetchReceipt === undefined);
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
        <Button variant="ghost" block onClick={() => page.send({ type: 'payment.closed' })}>
          再充一笔
        </Button>
      </div>
    </Card>
  );
}
