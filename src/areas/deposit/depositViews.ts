import { actorView } from '#hooks/actorView.tsx';
import type { depositMachine } from '#machines/deposit/deposit.machine.ts';
import type { digitalDepositMachine } from '#machines/deposit/digitalDeposit.machine.ts';
import type { offlineDepositMachine } from '#machines/deposit/offlineDeposit.machine.ts';
import type { onlineDepositMachine } from '#machines/deposit/onlineDeposit.machine.ts';
import type { receiptMachine } from '#machines/kit/money/receipt.machine.ts';

/** Access to the actor of the deposit page, and to the actor of each method. */
export const depositView = actorView<typeof depositMachine>();
export const onlineView = actorView<typeof onlineDepositMachine>();
export const digitalView = actorView<typeof digitalDepositMachine>();
export const offlineView = actorView<typeof offlineDepositMachine>();

/** Access to the receipt of an accepted bank deposit, or of an online recharge. */
export const receiptView = actorView<typeof receiptMachine>();
