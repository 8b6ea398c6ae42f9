import type { PageModule } from '#app/page.ts';
import { storedMask, userCenter } from '#calls/userCenter.ts';
import { UserCenterScreen } from '#features/userCenter/UserCenterScreen.tsx';

export const page: PageModule = {
  Screen: UserCenterScreen,
  logic: userCenter,
  input: () => ({ masked: storedMask() }),
};
