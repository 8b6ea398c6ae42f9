import { lotteryToken } from '#calls/lotteryToken.ts';

/** Keeps the token of an answer; an answer without one takes none away. Returns whether there is a token. */
export function keepLotteryToken(token: string): boolean {
  lotteryToken.current = token || lotteryToken.current;
  return lotteryToken.current !== '';
}
