import { actorView } from '#lib/actorView.tsx';
import type { sponsorMachine } from '#machines/sponsor/sponsor.machine.ts';

/** The way of the brand page to its actor. */
export const sponsorView = actorView<typeof sponsorMachine>();
