import lobbyStyles from '#areas/home/Lobby.module.css';
import { renderToString } from 'react-dom/server';
import { createActor } from 'xstate';
import { App } from '#app/App.tsx';
import { presetPage } from '#app/loadedPages.ts';
import { page as home } from '#areas/home/home.page.ts';
import { homeMachine } from '#machines/home/home.machine.ts';
import { rootMachine } from '#machines/app/root.machine.ts';
import categoryStyles from '#areas/home/Categories.module.css';
import greetingStyles from '#areas/home/Greeting.module.css';
import coverStyles from '#ui/CoverImage.module.css';
import tileStyles from '#ui/GameTile.module.css';
import { settings } from '#settings';

interface Shell {
  html: string;
  title: string;
  /** classes of the elements that are painted into the shell before the style sheet is loaded */
  paintedClasses: readonly string[];
}

/** The home page's shell as a visitor sees it before any answer, for index.html (design, Speed). */
export function render(): Shell {
  presetPage('/', home);
  const root = createActor(rootMachine, {
    input: { appInfo: null, user: null, hasToken: false },
  });
  root.start();
  root.send({
    type: 'page.entered',
    page: { id: '/', kept: true, logic: homeMachine },
    input: undefined,
  });
  const html = renderToString(<App root={root} />);
  root.stop();
  const paintedClasses = [
    coverStyles['picture'] ?? '',
    greetingStyles['bone'] ?? '',
    categoryStyles['heading'] ?? '',
    ...Object.values(tileStyles),
    lobbyStyles['lobby'] ?? '',
  ];
  return { html, title: settings.siteTitle, paintedClasses };
}
