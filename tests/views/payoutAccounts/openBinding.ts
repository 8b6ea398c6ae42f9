import { bankCardMachine, usdtMachine, walletMachine } from '#machines/payoutAccounts/bindAccount.machine.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

/** A form whose `load` are the choices. */
function openWithChoices(location: string, machine: typeof bankCardMachine | typeof walletMachine) {
  const calls = new CallScript();
  const choices = createResourceMachine<string[]>('choices', calls.promise<string[]>());
  return openScreen(location, { logic: machine.provide({ actors: { choices } }), calls, user: MEMBER });
}

/** The bank card form; its choices are the banks. */
export const openCard = (location = '/addBankCard') => openWithChoices(location, bankCardMachine);

/** The USDT form. */
export const openUsdt = (location = '/addUsdtCard') =>
  openScreen(location, { logic: usdtMachine, user: MEMBER });

/** The form of other wallets; its choices are the active banks. */
export const openWallet = (location = '/addUsdtCards') => openWithChoices(location, walletMachine);
