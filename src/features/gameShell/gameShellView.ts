import { actorView } from '#lib/actorView.tsx';
import type { gameShellMachine } from '#machines/gameShell/gameShell.machine.ts';

/** The way of the game shell to its actor. */
export const gameShellView = actorView<typeof gameShellMachine>();
