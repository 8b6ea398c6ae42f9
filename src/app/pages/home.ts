import { definePage } from '#app/page.ts';
import { home } from '#calls/home.ts';
import { knownHome } from '#calls/knownHome.ts';
import { HomeScreen } from '#features/home/HomeScreen.tsx';
import { homeView } from '#features/home/homeView.ts';

export const page = definePage({
  logic: home,
  view: homeView,
  input: () => ({ known: knownHome() }),
  Screen: HomeScreen,
});
