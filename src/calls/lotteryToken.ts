/** The lottery token stays in memory: it is neither stored nor shown to a machine (D8). */
let lotteryToken = '';

/** The member's lottery token; empty until the server has given one. */
export function currentLotteryToken(): string {
  return lotteryToken;
}

/** Keeps the token of an answer; one without a token takes none away. Answers whether there is one. */
export function keepLotteryToken(token: string): boolean {
  lotteryToken = token || lotteryToken;
  return lotteryToken !== '';
}

/** Forgets the token with its member. */
export function forgetLotteryToken(): void {
  lotteryToken = '';
}
