import { PlayerProtectionScreen } from '#features/playerProtection/PlayerProtectionScreen.tsx';
import { playerProtectionView } from '#features/playerProtection/playerProtectionViews.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';
import { boundPlayerProtection } from '#tests/support/playerProtection.ts';

/** The page on the screen, as it waits for what the server keeps. */
export function openProtection(location = '/protection') {
  return openScreen({
    Screen: PlayerProtectionScreen,
    view: playerProtectionView,
    logic: boundPlayerProtection,
    location,
    member: true,
    user: MEMBER,
  });
}
