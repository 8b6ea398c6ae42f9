import type { PageModule } from '#app/page.ts';
import { SponsorScreen } from '#features/sponsor/SponsorScreen.tsx';
import { sponsorMachine } from '#machines/sponsor/sponsor.machine.ts';

export const page: PageModule = { Screen: SponsorScreen, logic: sponsorMachine };
