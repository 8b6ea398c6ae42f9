/** The lottery token stays in memory: it is neither stored nor shown to a machine (D8). Empty until the server gives one. */
export const lotteryToken = { current: '' };
