// the order of the imports decides how well the entry compresses (docs/performance.md)
import { loadReactDom } from '#app/reactDom.ts';
import { shownPictures } from '#ui/shownPictures.ts';
import { createRootActor } from '#app/calls/root.ts';
import { App } from '#app/App.tsx';
import { startTransition } from 'react';
import { presetPage } from '#app/loadedPages.ts';
import { page as home } from '#areas/home/home.page.ts';
import { watchErrors } from '#app/uncaughtErrors.ts';
import { setSameLocationListener } from '#lib/hashLocation.ts';
import { systemActor } from '#machines/app/systemActors.ts';
import '#ui/tokens.css';
import '#ui/base.css';
import '#app/app.css';

/** After this time what follows the first screen no longer waits for its pictures, in ms. */
const LOAD_LIMIT_MS = 10_000;

/** Lets the browser paint and answer in between. */
const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Starts the root actor, renders the app beside the prerendered home shell, and puts it in the shell's place
 * in one step. Nothing is hydrated: what storage holds (a member, the site's name) differs from the shell
 * anyway, and a swap of the same layout cannot mismatch. Each step is a task of its own.
 */
async function start(): Promise<void> {
  await pause();
  // a developer wants errors as React and the browser print them
  const rootOptions = import.meta.env.PROD ? watchErrors() : undefined;
  // decided at build time, so that a production build without the setting has no byte of the inspector
  const mayInspect = import.meta.env.DEV || import.meta.env.VITE_INSPECTOR === '1';
  const inspect =
    mayInspect && new URLSearchParams(window.location.search).has('inspect')
      ? (await import('#app/inspector/inspector.ts')).startInspector()
      : undefined;
  const root = createRootActor(inspect);
  presetPage('/', home);

  setSameLocationListener(() =>
    systemActor(root.system, 'toasts')?.send({ type: 'toast.show', text: '已在当前页面！' }),
  );
  root.start();
  await pause();
  const { createRoot } = await loadReactDom();
  await pause();

  const shell = window.flowplayShell;
  shell?.pictures().forEach((address) => shownPictures.add(address));
  const fresh = document.createElement('div');
  fresh.id = 'root';
  const app = createRoot(fresh, rootOptions);
  const taken = () => {
    // it takes nothing from the first screen, and nothing is lost if it cannot be fetched
    let hasStarted = false;
    const after = () => {
      if (hasStarted) return;
      hasStarted = true;
      import('#app/afterLoad.ts').then((chunk) => chunk.startAfterLoad(root)).catch(() => undefined);
    };
    if (document.readyState === 'complete') after();
    else {
      window.addEventListener('load', after);
      // one picture that never comes keeps the load event away for ever
      setTimeout(after, LOAD_LIMIT_MS);
    }
  };
  startTransition(() => app.render(<App root={root} />));
  if (shell) return shell.handOver(fresh, taken);
  // a page that is not prerendered
  document.getElementById('root')?.replaceWith(fresh);
  taken();
}

void start();
