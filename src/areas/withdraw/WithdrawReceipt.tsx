import { Link } from 'wouter';
import { useShownReceipt } from '#hooks/shownReceipt.ts';
import { recordsPath } from '#machines/kit/money/recordTabs.ts';
import { WITHDRAW_DONE_TEXT } from '#machines/withdraw/withdrawal.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { ReceiptCard } from '#ui/Receipt.tsx';
import { receiptView } from './withdrawView.ts';

/** The receipt of an accepted withdrawal; a touch keeps it open. */
export function WithdrawReceipt() {
  const actor = receiptView.useActor();
  const receipt = useShownReceipt(receiptView, '待审核');
  return (
    <ReceiptCard {...receipt} title={WITHDRAW_DONE_TEXT} onHold={() => actor.send({ type: 'receipt.held' })}>
      <Link href={recordsPath('1')} className={buttonClass('secondary', true)}>
        取款记录
      </Link>
      <Link href="/" className={buttonClass('ghost', true)}>
        返回首页
      </Link>
    </ReceiptCard>
  );
}
