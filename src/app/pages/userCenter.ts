import { definePage } from '#app/page.ts';
import { storedMask, userCenter } from '#calls/userCenter.ts';
import { UserCenterScreen } from '#features/userCenter/UserCenterScreen.tsx';
import { userCenterView } from '#features/userCenter/userCenterView.ts';

export const page = definePage({
  logic: userCenter,
  view: userCenterView,
  Screen: UserCenterScreen,
  input: () => ({ masked: storedMask() }),
});
