import { fetchPaymentInfo } from '#api/paymentInfo.ts';
import { boundCall } from '#calls/boundCall.ts';
import { client } from '#calls/client.ts';
import { depositReceiptCall } from '#calls/receipts.ts';
import { formatCny } from '#lib/money.ts';
import { pictureUrl } from '#lib/pictureUrl.ts';
import { compareAmounts, shownAmount } from '#machines/kit/money/amount.ts';
import { paymentMachine, type PaymentInfo } from '#machines/kit/money/payment.machine.ts';
import { UNKNOWN_AMOUNT, type ServerAmount } from '#machines/kit/money/serverAmount.ts';

/** What is to be paid in words; empty if it is the amount itself, a dash if it cannot be read (D65). */
function payable(amount: ServerAmount, toPay: ServerAmount, isUsdt: boolean): string {
  if (toPay === '') return '';
  if (toPay === null) return UNKNOWN_AMOUNT;
  if (isUsdt) return `${usdtAmount(toPay)} USDT`;
  return amount !== null && compareAmounts(toPay, amount) === 0 ? '' : formatCny(toPay);
}

/** A USDT amount with two decimals, or with all decimals that must be paid. */
function usdtAmount(amount: string): string {
  return /\.\d{3,}$/.test(amount) ? amount : shownAmount(amount);
}

async function readPaymentInfo(depositNo: string, signal: AbortSignal): Promise<PaymentInfo> {
  const answer = await fetchPaymentInfo(client, depositNo, signal);
  const { mch_id, payimg, amount, real_money, isUsdt, network } = answer;
  return {
    address: mch_id ?? '',
    network,
    picture: pictureUrl(payimg),
    amount,
    payable: payable(amount, real_money, isUsdt),
  };
}

/** The payment of a deposit with its calls. */
export const payment = paymentMachine.provide({
  actors: {
    fetchPaymentInfo: boundCall(({ depositNo }: { depositNo: string }, signal) =>
      readPaymentInfo(depositNo, signal),
    ),
    fetchReceipt: depositReceiptCall,
  },
});
