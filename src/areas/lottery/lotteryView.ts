import { actorView } from '#hooks/actorView.tsx';
import type { LotteryBalanceMachine } from '#machines/kit/lottery/lotteryBalance.machine.ts';
import type { lotteryLaunchMachine } from '#machines/lottery/lotteryLaunch.machine.ts';

/** Access to the actor of the lottery page and to the balance of its wallet. */
export const lotteryView = actorView<typeof lotteryLaunchMachine>();
export const lotteryBalanceView = actorView<LotteryBalanceMachine>();
