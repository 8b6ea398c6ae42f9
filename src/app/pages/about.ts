import type { PageModule } from '#app/page.ts';
import { AboutScreen } from '#features/about/AboutScreen.tsx';

export const page: PageModule = { Screen: AboutScreen };
