import type { PageModule } from '#app/page.ts';
import { gameShell } from '#calls/gameShell.ts';
import { GameShellScreen } from '#features/gameShell/GameShellScreen.tsx';

export const page: PageModule = {
  Screen: GameShellScreen,
  logic: gameShell,
  input: () => ({ own: window.location.origin }),
};
