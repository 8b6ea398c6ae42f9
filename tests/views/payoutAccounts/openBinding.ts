import { AddBankCardScreen } from '#features/payoutAccounts/AddBankCardScreen.tsx';
import { AddUsdtScreen } from '#features/payoutAccounts/AddUsdtScreen.tsx';
import { AddWalletScreen } from '#features/payoutAccounts/AddWalletScreen.tsx';
import { bankCardView, usdtView, walletView } from '#features/payoutAccounts/bindViews.ts';
import { bankCardMachine, usdtMachine, walletMachine } from '#machines/payoutAccounts/bindAccount.machine.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import type { CallScript } from '#tests/support/callScript.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

const base = { member: true, user: MEMBER };
const choices = (calls: CallScript) => createResourceMachine<string[]>('choices', calls.promise<string[]>());

/** The bank card form; its `load` are the banks. */
export const openCard = (location = '/addBankCard') =>
  openScreen({
    ...base,
    Screen: AddBankCardScreen,
    view: bankCardView,
    logic: (calls) => calls.bind(bankCardMachine).provide({ actors: { choices: choices(calls) } }),
    location,
  });

/** The USDT form. */
export const openUsdt = (location = '/addUsdtCard') =>
  openScreen({
    ...base,
    Screen: AddUsdtScreen,
    view: usdtView,
    logic: (calls) => calls.bind(usdtMachine),
    location,
  });

/** The form of other wallets; its `load` are the active banks. */
export const openWallet = (location = '/addUsdtCards') =>
  openScreen({
    ...base,
    Screen: AddWalletScreen,
    view: walletView,
    logic: (calls) => calls.bind(walletMachine).provide({ actors: { choices: choices(calls) } }),
    location,
  });
