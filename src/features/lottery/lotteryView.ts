import { actorView } from '#lib/actorView.tsx';
import type { LotteryBalanceMachine } from '#machines/lottery/lotteryBalance.machine.ts';
import type { lotteryLaunchMachine } from '#machines/lottery/lotteryLaunch.machine.ts';

/** How the views of the lottery's page reach its actor, and those of its wallet the balance. */
export const lotteryView = actorView<typeof lotteryLaunchMachine>();
export const lotteryBalanceView = actorView<LotteryBalanceMachine>();
