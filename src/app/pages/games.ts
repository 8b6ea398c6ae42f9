import { definePage } from '#app/page.ts';
import { games } from '#calls/games.ts';
import { GamesScreen } from '#features/games/GamesScreen.tsx';
import { gamesView } from '#features/games/gamesView.ts';

export const page = definePage({ logic: games, view: gamesView, Screen: GamesScreen });
