import type { PageModule } from '#app/page.ts';
import { hasLotteryToken } from '#calls/lottery.ts';
import { storedMask, userCenter } from '#calls/userCenter.ts';
import { UserCenterScreen } from '#features/userCenter/UserCenterScreen.tsx';
import { newKey } from '#lib/newKey.ts';
import type { UserCenterInput } from '#machines/userCenter/userCenter.machine.ts';

export const page: PageModule = {
  Screen: UserCenterScreen,
  logic: userCenter,
  input: (): UserCenterInput => ({ masked: storedMask(), hasToken: hasLotteryToken, newKey }),
};
