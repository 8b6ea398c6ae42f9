import type { FailureTexts } from '#machines/kit/calls/failureText.ts';
import { outsideUrl } from '#machines/app/navigation/outsideUrl.ts';

/** The texts of a lottery's address (spec 1 §8, D41). */
export const LOTTERY_ADDRESS_FAILED_TEXT = '获取彩票游戏地址失败';
export const LOTTERY_ADDRESS_UNUSABLE_TEXT = '游戏地址不可用';
export const LOTTERY_ADDRESS_TEXTS: FailureTexts = {
  fallback: LOTTERY_ADDRESS_FAILED_TEXT,
  network: '网络错误，请稍后重试',
  expired: '登录信息已失效，请重新登录',
  byCode: { 403: '您暂无权限进行该操作', 429: '请求过于频繁，请稍候重试' },
};

/** The site's origin, and whether the native app shows it (D35). */
export interface LotteryClient {
  origin: string;
  native: boolean;
}

/**
 * The framed address of a lottery (spec 1 §7 game-address): `from_host` names the site, and in the native app `target`
 * says that links must stay in it. Null if the address may not be used (D34). The name of the native parameter is our
 * choice, because the document does not give it.
 */
export function lotteryFrameUrl(address: string, { origin, native }: LotteryClient): string | null {
  const allowed = outsideUrl(address, origin);
  if (allowed === null) return null;
  const url = new URL(allowed);
  url.searchParams.set('from_host', new URL(origin).host);
  if (native) url.searchParams.set('target', 'app');
  return url.href;
}
