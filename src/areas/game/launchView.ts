import { actorView } from '#hooks/actorView.tsx';
import type { launchMachine } from '#machines/game/launch.machine.ts';
import type { launchQueueMachine } from '#machines/game/launchQueue.machine.ts';

/** Access to the actor of the game page. */
export const launchView = actorView<typeof launchMachine>();
/** Access to the actor of the launch queue. */
export const launchQueueView = actorView<typeof launchQueueMachine>();
