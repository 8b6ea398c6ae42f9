import { fetchPaymentInfo } from '#api/paymentInfo.ts';
import { boundCall } from '#calls/boundCall.ts';
import { client } from '#calls/client.ts';
import { depositReceiptCall } from '#calls/receipts.ts';
import { pictureUrl } from '#lib/pictureUrl.ts';
import { shownAmount } from '#machines/kit/money/amount.ts';
import { paymentMachine, type PaymentInfo } from '#machines/kit/money/payment.machine.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';

/** What is to be paid: the amount itself where the server names no other. */
function payableOf(amount: ServerAmount, toPay: ServerAmount, isUsdt: boolean): PaymentInfo['payable'] {
  const cny = toPay === '' ? amount : toPay;
  if (toPay === '' || !isUsdt) return { amount: cny && shownAmount(cny), currency: 'CNY' };
  return { amount: toPay && usdtAmount(toPay), currency: 'USDT' };
}

/** A USDT amount with two decimals, or with all decimals that must be paid. */
function usdtAmount(amount: string): string {
  return /\.\d{3,}$/.test(amount) ? amount : shownAmount(amount);
}

/** Where and how much to pay for a deposit, by its number. */
export async function readPaymentInfo(depositNo: string, signal: AbortSignal): Promise<PaymentInfo> {
  const answer = await fetchPaymentInfo(client, depositNo, signal);
  const { mch_id = '', bank_owner = '', bank_address = '', payimg, ...info } = answer;
  return {
    address: mch_id,
    network: info.network,
    bank: info.isUsdt ? '' : info.bank,
    holder: bank_owner,
    branch: bank_address,
    picture: pictureUrl(payimg),
    amount: info.amount,
    payable: payableOf(info.amount, info.real_money, info.isUsdt),
    arrival: info.arrival,
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
