import { fromCallback } from 'xstate';
import * as api from './api.ts';
import { fetchCards } from '#api/payoutAccounts.ts';
import { boundCall } from '#calls/boundCall.ts';
import { boundSubmission } from '#calls/boundSubmission.ts';
import { openCashier } from '#calls/cashier.ts';
import { client } from '#calls/client.ts';
import { payment } from '#calls/payment.ts';
import { receiptCall } from '#calls/receipts.ts';
import { limitPrompt, protectionReader } from '#calls/protection.ts';
import { followLink, reserveWindow, type ReservedWindow } from '#lib/outsideWindow.ts';
import { readToken } from '#lib/storage.ts';
import { boundCardMachine } from '#machines/deposit/boundCard.machine.ts';
import { depositMachine } from '#machines/deposit/deposit.machine.ts';
import { amountRange, type PayChannel } from '#machines/deposit/depositRules.ts';
import { depositFactsMachine } from '#machines/deposit/depositFacts.machine.ts';
import { digitalDepositMachine } from '#machines/deposit/digitalDeposit.machine.ts';
import { methodsRefreshMachine } from '#machines/deposit/methodsRefresh.machine.ts';
import { offlineDepositMachine } from '#machines/deposit/offlineDeposit.machine.ts';
import { onlineDepositMachine } from '#machines/deposit/onlineDeposit.machine.ts';
import { onlinePaymentMachine, onlineSubmission } from '#machines/deposit/onlinePayment.machine.ts';
import { PAYMENT_OPENING_TEXT, type PaymentWindowCommand } from '#machines/deposit/onlinePayment.ts';
import { rechargeMachine } from '#machines/deposit/recharge.machine.ts';
import { rechargeSubmission } from '#machines/deposit/recharge.ts';
import { ACCOUNT_TYPES } from '#machines/kit/money/payoutAccount.ts';
import { receiptMachine } from '#machines/kit/money/receipt.machine.ts';
import { outsideUrl } from '#machines/app/navigation/outsideUrl.ts';

async function fetchChannels(signal: AbortSignal): Promise<PayChannel[]> {
  const channels = await api.fetchChannels(client, signal);
  return channels.map(({ channel, name, options }) => ({
    code: channel,
    name,
    options: options.map(({ payname, bank_code, amount_range, fixed_amounts }) => ({
      name: payname,
      code: bank_code,
      range: amountRange(amount_range),
      fixed: fixed_amounts,
      isUnlimited: amount_range.trim() === '' && fixed_amounts.length === 0,
    })),
  }));
}

/** The window of the payment link: reserved in the tap, then given its address or closed again (D34). */
const paymentWindow = fromCallback<PaymentWindowCommand>(({ receive, sendBack }) => {
  let reserved: ReservedWindow | null = null;
  const release = () => {
    reserved?.release();
    reserved = null;
  };
  receive((command) => {
    if (command.type !== 'window.show') {
      release();
      if (command.type === 'window.reserve') reserved = reserveWindow(PAYMENT_OPENING_TEXT);
      return;
    }
    const allowed = outsideUrl(command.url, window.location.origin);
    if (allowed === null) sendBack({ type: 'window.refused' });
    else if (reserved?.show(allowed) === true) sendBack({ type: 'window.opened' });
    else {
      sendBack({ type: 'window.blocked' });
      followLink(allowed);
    }
    if (allowed !== null) reserved = null;
  });
  return release;
});

const recharge = rechargeMachine.provide({
  actors: {
    submission: boundSubmission(rechargeSubmission, ({ intent, key }, signal) =>
      api.recharge(client, { ...intent }, key, signal),
    ),
    payment,
    receipt: receiptMachine.provide({ actors: { fetchReceipt: receiptCall(0) } }),
  },
});

const onlinePayment = onlinePaymentMachine.provide({
  actors: {
    submission: boundSubmission(onlineSubmission, ({ intent, key }, signal) =>
      api.processPayment(client, { ...intent, api_token: readToken() }, key, signal),
    ),
    paymentWindow,
    receipt: receiptMachine.provide({ actors: { fetchReceipt: receiptCall(6) } }),
  },
  actions: { openCashier },
});

const fetchPayWaysCall = boundCall((_: void, signal) => api.fetchPayWays(client, signal));
const fetchChannelsCall = boundCall((_: void, signal) => fetchChannels(signal));

/** The deposit page with its methods and their calls. */
export const deposit = depositMachine.provide({
  actors: {
    fetchPayWays: fetchPayWaysCall,
    methodsRefresh: methodsRefreshMachine.provide({
      actors: { fetchPayWays: fetchPayWaysCall, fetchChannels: fetchChannelsCall },
    }),
    facts: depositFactsMachine.provide({ actors: { protection: protectionReader, limitPrompt } }),
    boundCard: boundCardMachine.provide({
      actors: {
        fetchBankCards: boundCall((_: void, signal) => fetchCards(client, ACCOUNT_TYPES.bank, signal)),
      },
    }),
    online: onlineDepositMachine.provide({
      actors: { fetchChannels: fetchChannelsCall, recharge: onlinePayment },
    }),
    digital: digitalDepositMachine.provide({ actors: { recharge } }),
    offline: offlineDepositMachine.provide({ actors: { recharge } }),
  },
});
