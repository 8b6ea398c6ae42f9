/** The lottery token stays in memory: it is neither stored nor shown to a machine (D8). */
let lotteryToken = '';

/** The member's lottery token; empty until the server has given one. */
export function currentLotteryToken(): string {
  return lotteryToken;
}

/** Keeps the member's lottery token; empty forgets it. */
export function setLotteryToken(token: string): void {
  lotteryToken = token;
}
