import { actorView } from '#hooks/actorView.tsx';
import type {
  bankCardMachine,
  usdtMachine,
  walletMachine,
} from '#machines/payoutAccounts/bindAccount.machine.ts';

/** Access to the actor of the bank card form. */
export const bankCardView = actorView<typeof bankCardMachine>();
/** Access to the actor of the USDT form. */
export const usdtView = actorView<typeof usdtMachine>();
/** Access to the actor of the form for other wallets. */
export const walletView = actorView<typeof walletMachine>();
