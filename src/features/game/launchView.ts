import { actorView } from '#lib/actorView.tsx';
import type { launchMachine } from '#machines/game/launch.machine.ts';
import type { launchQueueMachine } from '#machines/game/launchQueue.machine.ts';

/** How the game page reads its actor. */
export const launchView = actorView<typeof launchMachine>();
/** How the wait in the queue is read. */
export const launchQueueView = actorView<typeof launchQueueMachine>();
