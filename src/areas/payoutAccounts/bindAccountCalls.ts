import type { BodyOf } from '#api/contract/contract.ts';
import { fetchActiveBanks, fetchBanks } from '#api/payoutAccounts.ts';
import { boundCall } from '#calls/boundCall.ts';
import { boundForm } from '#calls/boundForm.ts';
import { client } from '#calls/client.ts';
import { plainDigits } from '#machines/kit/money/accountNumber.ts';
import type { BankCardValues, UsdtValues, WalletValues } from '#machines/payoutAccounts/accountRules.ts';
import type { LoadFailureTexts } from '#machines/kit/calls/loadFailure.ts';
import {
  ACTIVE_BANKS_FAILED_TEXT,
  bankCardMachine,
  usdtMachine,
  walletMachine,
} from '#machines/payoutAccounts/bindAccount.machine.ts';
import { PROTOCOLS } from '#machines/kit/money/payoutAccount.ts';
import { createResourceMachine } from '#machines/kit/resource/resource.machine.ts';

/** The body of a binding: the form's values under the server's names (spec 2 §7, D52). */
function binding<Values>(payload: (values: Values) => BodyOf<'POST /api/bindcard'>) {
  return (values: Values, idempotencyKey: string) => ({ body: payload(values), idempotencyKey });
}

/** The names that a form offers, with the call that fetches them. */
function choices(fetchNames: typeof fetchBanks, texts: LoadFailureTexts) {
  return createResourceMachine<string[]>(
    'choices',
    boundCall((_: void, signal) => fetchNames(client, signal)),
    texts,
  );
}

/** The bank card form with its calls. */
export const bankCard = boundForm(
  bankCardMachine,
  'POST /api/bindcard',
  binding((values: BankCardValues) => ({
    bank: values.bank.trim(),
    bank_owner: values.owner.trim(),
    bank_no: values.kind === 'bank' ? plainDigits(values.number) : values.number.trim(),
    bank_address: values.address.trim(),
    pay_pass: values.fundPassword,
  })),
).provide({ actors: { choices: choices(fetchBanks, { part: '银行列表' }) } });

/** The USDT form with its call: the bank is USDT, its owner the protocol. */
export const usdt = boundForm(
  usdtMachine,
  'POST /api/bindcard',
  binding((values: UsdtValues) => ({
    bank: 'USDT',
    bank_owner: values.protocol,
    bank_no: values.address.trim(),
    bank_address: '',
    pay_pass: values.fundPassword,
  })),
);

/** The form of other wallets with its calls (D52). */
export const wallet = boundForm(
  walletMachine,
  'POST /api/bindcard',
  binding((values: WalletValues) => ({
    bank: values.walletType,
    bank_owner: PROTOCOLS.find((protocol) => protocol === values.walletType) ?? '',
    bank_no: values.address.trim(),
    bank_address: '',
    pay_pass: values.fundPassword,
  })),
).provide({ actors: { choices: choices(fetchActiveBanks, { own: ACTIVE_BANKS_FAILED_TEXT }) } });
