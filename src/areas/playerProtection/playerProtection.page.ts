import { definePage } from '#hooks/definePage.ts';
import { realityCheckFlow } from './realityCheckFlow.tsx';
import { customerServiceFlow } from '#calls/customerService.ts';
import { playerProtection } from './calls.ts';
import { PlayerProtectionScreen } from './PlayerProtectionScreen.tsx';
import { playerProtectionView } from './playerProtectionViews.ts';

export const page = definePage({
  logic: playerProtection,
  view: playerProtectionView,
  Screen: PlayerProtectionScreen,
  flows: [customerServiceFlow, realityCheckFlow],
});
