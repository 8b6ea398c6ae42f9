import type { PageModule } from '#lib/definePage.ts';
import { AboutScreen } from './AboutScreen.tsx';

export const page: PageModule = { Screen: AboutScreen };
