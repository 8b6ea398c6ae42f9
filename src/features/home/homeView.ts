import { actorView } from '#lib/actorView.tsx';
import type { homeMachine } from '#machines/home/home.machine.ts';

/** The way of the home page to its actor. */
export const homeView = actorView<typeof homeMachine>();
