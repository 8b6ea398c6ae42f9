import { definePage } from '#app/page.ts';
import { gameShell } from '#calls/gameShell.ts';
import { GameShellScreen } from '#features/gameShell/GameShellScreen.tsx';
import { gameShellView } from '#features/gameShell/gameShellView.ts';
import { settings } from '#settings';

export const page = definePage({
  logic: gameShell,
  view: gameShellView,
  Screen: GameShellScreen,
  input: () => ({ own: window.location.origin, paths: settings.framedPaths }),
});
