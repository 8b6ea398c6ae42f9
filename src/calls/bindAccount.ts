import * as api from '#api/payoutAccounts.ts';
import { boundCall } from '#calls/boundCall.ts';
import { client } from '#calls/client.ts';
import type { FormRequest } from '#machines/forms/form.machine.ts';
import { plainDigits } from '#machines/payoutAccounts/accountNumber.ts';
import type { BankCardValues, UsdtValues, WalletValues } from '#machines/payoutAccounts/accountRules.ts';
import { bankCardMachine, usdtMachine, walletMachine } from '#machines/payoutAccounts/bindAccount.machine.ts';
import { PROTOCOLS } from '#machines/payoutAccounts/payoutAccount.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';

/** A binding: what the form holds, as the server names it (spec 2 §7, D52). */
function binding<Values>(payload: (values: Values) => api.BindingPayload) {
  return boundCall(({ values, key }: FormRequest<Values>, signal) =>
    api.bindCard(client, { body: payload(values), idempotencyKey: key }, signal),
  );
}

/** The bank card form with its calls. */
export const bankCard = bankCardMachine.provide({
  actors: {
    send: binding((values: BankCardValues) => ({
      bank: values.bank.trim(),
      bank_owner: values.owner.trim(),
      bank_no: values.kind === 'bank' ? plainDigits(values.number) : values.number.trim(),
      bank_address: values.address.trim(),
      pay_pass: values.fundPassword,
    })),
    choices: createResourceMachine<string[]>('choices').provide({
      actors: { load: boundCall((_: void, signal) => api.fetchBanks(client, signal)) },
    }),
  },
});

/** The USDT form with its call: the bank is USDT, its owner the protocol. */
export const usdt = usdtMachine.provide({
  actors: {
    send: binding((values: UsdtValues) => ({
      bank: 'USDT',
      bank_owner: values.protocol,
      bank_no: values.address.trim(),
      bank_address: '',
      pay_pass: values.fundPassword,
    })),
  },
});

/** The form of other wallets with its calls (D52). */
export const wallet = walletMachine.provide({
  actors: {
    send: binding((values: WalletValues) => ({
      bank: values.walletType,
      bank_owner: PROTOCOLS.find((protocol) => protocol === values.walletType) ?? '',
      bank_no: values.address.trim(),
      bank_address: '',
      pay_pass: values.fundPassword,
    })),
    choices: createResourceMachine<string[]>('choices').provide({
      actors: { load: boundCall((_: void, signal) => api.fetchActiveBanks(client, signal)) },
    }),
  },
});
