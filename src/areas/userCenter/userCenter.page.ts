import { definePage } from '#hooks/definePage.ts';
import { storedMask, userCenter } from './calls.ts';
import { UserCenterScreen } from './UserCenterScreen.tsx';
import { userCenterView } from './userCenterView.ts';

export const page = definePage({
  logic: userCenter,
  view: userCenterView,
  Screen: UserCenterScreen,
  input: () => ({ masked: storedMask() }),
});
