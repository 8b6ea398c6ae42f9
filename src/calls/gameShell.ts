import { watchQuery } from '#calls/watchQuery.ts';
import { gameShellMachine } from '#machines/gameShell/gameShell.machine.ts';

/** The game shell with its watcher of the address bar. */
export const gameShell = gameShellMachine.provide({ actors: { watchQuery } });
