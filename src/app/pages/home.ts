import type { PageModule } from '#app/page.ts';
import { home } from '#calls/home.ts';
import { HomeScreen } from '#features/home/HomeScreen.tsx';

export const page: PageModule = { Screen: HomeScreen, logic: home };
