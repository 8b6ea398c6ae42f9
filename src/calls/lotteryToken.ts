/** The lottery token stays in memory: it is neither stored nor passed to a machine (D8). */
let lotteryToken = '';

/** The member's lottery token; empty until the server has sent one. */
export function currentLotteryToken(): string {
  return lotteryToken;
}

/** Stores the token of an answer; an answer without a token keeps the current one. Returns whether there is one. */
export function keepLotteryToken(token: string): boolean {
  lotteryToken = token || lotteryToken;
  return lotteryToken !== '';
}

/** Removes the token when its member leaves. */
export function forgetLotteryToken(): void {
  lotteryToken = '';
}
