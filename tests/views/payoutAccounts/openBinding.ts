import { AddBankCardScreen } from '#features/payoutAccounts/AddBankCardScreen.tsx';
import { AddUsdtScreen } from '#features/payoutAccounts/AddUsdtScreen.tsx';
import { AddWalletScreen } from '#features/payoutAccounts/AddWalletScreen.tsx';
import type { FormRequest } from '#machines/forms/form.machine.ts';
import type { BankCardValues, UsdtValues, WalletValues } from '#machines/payoutAccounts/accountRules.ts';
import { bankCardMachine, usdtMachine, walletMachine } from '#machines/payoutAccounts/bindAccount.machine.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import type { CallScript } from '#tests/support/callScript.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

const base = { input: () => ({ newKey: () => 'key' }), member: true, user: MEMBER };
const choices = (calls: CallScript) =>
  createResourceMachine<string[]>('choices').provide({ actors: { load: calls.promise<string[]>() } });

/** The bank card form; its `load` are the banks. */
export const openCard = (location = '/addBankCard') =>
  openScreen({
    ...base,
    Screen: AddBankCardScreen,
    logic: (calls) =>
      bankCardMachine.provide({
        actors: { send: calls.promise<string, FormRequest<BankCardValues>>(), choices: choices(calls) },
      }),
    location,
  });

/** The USDT form. */
export const openUsdt = () =>
  openScreen({
    ...base,
    Screen: AddUsdtScreen,
    logic: (calls) =>
      usdtMachine.provide({ actors: { send: calls.promise<string, FormRequest<UsdtValues>>() } }),
    location: '/addUsdtCard',
  });

/** The form of other wallets; its `load` are the active banks. */
export const openWallet = () =>
  openScreen({
    ...base,
    Screen: AddWalletScreen,
    logic: (calls) =>
      walletMachine.provide({
        actors: { send: calls.promise<string, FormRequest<WalletValues>>(), choices: choices(calls) },
      }),
    location: '/addUsdtCards',
  });
