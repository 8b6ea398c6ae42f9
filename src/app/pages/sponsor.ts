import { definePage } from '#app/page.ts';
import { SponsorScreen } from '#features/sponsor/SponsorScreen.tsx';
import { sponsorView } from '#features/sponsor/sponsorView.ts';
import { sponsorMachine } from '#machines/sponsor/sponsor.machine.ts';

export const page = definePage({ logic: sponsorMachine, view: sponsorView, Screen: SponsorScreen });
