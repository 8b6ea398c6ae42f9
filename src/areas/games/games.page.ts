import { definePage } from '#hooks/definePage.ts';
import { games } from './calls.ts';
import { GamesScreen } from './GamesScreen.tsx';
import { gamesView } from './gamesView.ts';

export const page = definePage({ logic: games, view: gamesView, Screen: GamesScreen });
