import type { LotteryLaunchInput } from '#machines/kit/games/lotteryEntry.ts';
import type { Exclusion } from '#machines/kit/protection/protection.ts';
import type { FactsEvent } from '#machines/app/session/facts.ts';

/** What the lottery's page knows. */
interface LotteryLaunchContext extends LotteryLaunchInput {
  /** the lottery's name; empty until it is known */
  name: string;
  url: string;
  failure: string;
  /** the break or closing that prevents entry; null if none is known */
  exclusion: Exclusion | null;
}

/** The types of the lottery's page. */
export interface LotteryLaunchTypes {
  context: LotteryLaunchContext;
  events: { type: 'retry' } | { type: 'balance.retried' } | FactsEvent<'lotteryToken'>;
  input: LotteryLaunchInput;
  children: { lotteryBalance: 'lotteryBalance' };
}
