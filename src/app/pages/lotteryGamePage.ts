import type { PageModule } from '#app/page.ts';
import { hasLotteryToken, lotteryLaunch } from '#calls/lottery.ts';
import { LotteryScreen } from '#features/lottery/LotteryScreen.tsx';
import { isNativeApp } from '#lib/nativeApp.ts';
import { newKey } from '#lib/newKey.ts';
import type { LotteryLaunchInput } from '#machines/lottery/lotteryEntry.ts';

export const page: PageModule = {
  Screen: LotteryScreen,
  logic: lotteryLaunch,
  input: ({ location, search, root }): LotteryLaunchInput => ({
    id: `/LotteryGamePage?${search}`,
    gamecode: new URLSearchParams(search).get('gamecode') ?? '',
    member: root.getSnapshot().children.session?.getSnapshot().hasTag('member') ?? false,
    path: location,
    place: { own: window.location.origin, native: isNativeApp() },
    hasToken: hasLotteryToken,
    newKey,
  }),
};
