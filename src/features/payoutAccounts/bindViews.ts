import { actorView } from '#lib/actorView.tsx';
import type {
  bankCardMachine,
  usdtMachine,
  walletMachine,
} from '#machines/payoutAccounts/bindAccount.machine.ts';

/** The bank card form, for its screen and the parts of it. */
export const bankCardView = actorView<typeof bankCardMachine>();
/** The USDT form, for its screen. */
export const usdtView = actorView<typeof usdtMachine>();
/** The form of other wallets, for its screen. */
export const walletView = actorView<typeof walletMachine>();
