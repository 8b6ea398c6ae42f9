import type { LotteryClient } from './lotteryAddress.ts';

/** The texts of the lottery entry (spec 1 §5, §8). */
export const LOTTERY_LOGIN_TEXT = '请先登录';
export const LOTTERY_STARTING_TEXT = '彩票服务正在初始化，请稍后重试';
/** The delay between the text and the login page, in ms (spec 1 §5). */
export const LOTTERY_LOGIN_DELAY_MS = 2000;
/** The pause before each try for a lottery token, in ms (spec 1 §9, D13). */
export const LOTTERY_TOKEN_POLL_MS = 5000;

/** The lottery's page (spec 1 §2). */
export function lotteryPath(gamecode: string): string {
  return `/LotteryGamePage?gamecode=${encodeURIComponent(gamecode)}`;
}

/** The input of the lottery's page; `path` is where a login leads back to. */
export interface LotteryLaunchInput {
  gamecode: string;
  member: boolean;
  path: string;
  client: LotteryClient;
}
