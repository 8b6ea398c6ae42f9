import type { PageModule } from '#app/page.ts';
import { AboutScreen } from './AboutScreen.tsx';

export const page: PageModule = { Screen: AboutScreen };
