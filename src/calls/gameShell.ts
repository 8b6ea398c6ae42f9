import { fromCallback } from 'xstate';
import { currentLocation, pathPart, searchPart } from '#lib/hashLocation.ts';
import { gameShellMachine } from '#machines/gameShell/gameShell.machine.ts';

/** Tells the address in the query each time the page stands in the address bar. */
const watchUrl = fromCallback(({ sendBack }) => {
  const tell = () => {
    const location = currentLocation();
    if (pathPart(location) !== '/game-shell') return;
    const url = new URLSearchParams(searchPart(location)).get('url') ?? '';
    sendBack({ type: 'url.given', url: url.trim() });
  };
  tell();
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
});

/** The game shell with its eye on the address bar. */
export const gameShell = gameShellMachine.provide({ actors: { watchUrl } });
