import { definePage } from '#hooks/definePage.ts';
import { home } from './calls.ts';
import { knownHome } from './knownHome.ts';
import { HomeScreen } from './HomeScreen.tsx';
import { homeView } from './homeView.ts';

export const page = definePage({
  logic: home,
  view: homeView,
  input: () => ({ known: knownHome() }),
  Screen: HomeScreen,
});
