import { actorView } from '#hooks/actorView.tsx';
import type { sponsorMachine } from '#machines/sponsor/sponsor.machine.ts';

/** Access to the actor of the brand page. */
export const sponsorView = actorView<typeof sponsorMachine>();
