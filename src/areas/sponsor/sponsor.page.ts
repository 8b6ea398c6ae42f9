import { definePage } from '#hooks/definePage.ts';
import { SponsorScreen } from './SponsorScreen.tsx';
import { sponsorView } from './sponsorView.ts';
import { sponsorMachine } from '#machines/sponsor/sponsor.machine.ts';

export const page = definePage({ logic: sponsorMachine, view: sponsorView, Screen: SponsorScreen });
