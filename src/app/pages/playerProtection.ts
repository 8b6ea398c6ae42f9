import { definePage } from '#app/page.ts';
import { realityCheckFlow } from '#app/realityCheckFlow.tsx';
import { customerServiceFlow } from '#calls/customerService.ts';
import { playerProtection } from '#calls/playerProtection.ts';
import { PlayerProtectionScreen } from '#features/playerProtection/PlayerProtectionScreen.tsx';
import { playerProtectionView } from '#features/playerProtection/playerProtectionViews.ts';

export const page = definePage({
  logic: playerProtection,
  view: playerProtectionView,
  Screen: PlayerProtectionScreen,
  flows: [customerServiceFlow, realityCheckFlow],
});
