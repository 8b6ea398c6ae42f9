import type { PageModule } from '#app/page.ts';
import { applications } from '#calls/promotions.ts';
import { ApplicationsScreen } from '#features/promotions/ApplicationsScreen.tsx';

export const page: PageModule = { Screen: ApplicationsScreen, logic: applications };
