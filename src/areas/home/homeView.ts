import { actorView } from '#hooks/actorView.tsx';
import type { homeMachine } from '#machines/home/home.machine.ts';

/** Access to the actor of the home page. */
export const homeView = actorView<typeof homeMachine>();
