import type { PageModule } from '#hooks/definePage.ts';
import { AboutScreen } from './AboutScreen.tsx';

export const page: PageModule = { Screen: AboutScreen };
