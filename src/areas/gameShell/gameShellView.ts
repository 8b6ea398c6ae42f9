import { actorView } from '#hooks/actorView.tsx';
import type { gameShellMachine } from '#machines/gameShell/gameShell.machine.ts';

/** Access to the actor of the game shell. */
export const gameShellView = actorView<typeof gameShellMachine>();
