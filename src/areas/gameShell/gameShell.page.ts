import { definePage } from '#hooks/definePage.ts';
import { realityCheckFlow } from '#areas/playerProtection/realityCheckFlow.tsx';
import { gameShell } from './calls.ts';
import { GameShellScreen } from './GameShellScreen.tsx';
import { gameShellView } from './gameShellView.ts';
import { pageSettings } from '#pageSettings';

export const page = definePage({
  logic: gameShell,
  view: gameShellView,
  Screen: GameShellScreen,
  input: () => ({
    origin: window.location.origin,
    paths: pageSettings.framedPaths,
    listed: pageSettings.gameOrigins,
  }),
  flows: [realityCheckFlow],
});
