import { Link } from 'wouter';
import { usePageReceipt, useReceiptHold } from '#lib/pageReceipt.ts';
import { recordsPath } from '#machines/assets/recordTabs.ts';
import { WITHDRAW_DONE_TEXT } from '#machines/withdraw/withdrawal.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { ReceiptCard } from '#ui/Receipt.tsx';

/** What a taken withdrawal leaves; a touch keeps it on the screen. */
export function WithdrawReceipt() {
  return (
    <ReceiptCard {...usePageReceipt('待审核')} title={WITHDRAW_DONE_TEXT} onHold={useReceiptHold()}>
      <Link href={recordsPath('1')} className={buttonClass('secondary', true)}>
        取款记录
      </Link>
      <Link href="/" className={buttonClass('ghost', true)}>
        返回首页
      </Link>
    </ReceiptCard>
  );
}
