import type { PageModule } from '#app/page.ts';
import { games } from '#calls/games.ts';
import { GamesScreen } from '#features/games/GamesScreen.tsx';

export const page: PageModule = { Screen: GamesScreen, logic: games };
