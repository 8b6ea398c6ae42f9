import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { HomeScreen } from '#areas/home/HomeScreen.tsx';
import { homeView } from '#areas/home/homeView.ts';
import { RootProvider } from '#hooks/actors.tsx';
import { hashRouting } from '#lib/hashLocation.ts';
import { homeMachine } from '#machines/home/home.machine.ts';
import { rootMachine } from '#machines/app/root.machine.ts';

test('the home page renders where there is no browser, loading, without a style attribute', () => {
  const root = createActor(rootMachine, {
    input: { appInfo: null, user: null, hasToken: false },
  });
  root.start();
  root.send({
    type: 'page.entered',
    page: { id: '/', kept: true, logic: homeMachine },
    input: undefined,
  });
  const page = root.getSnapshot().context.pages['/']?.getSnapshot().children.page;
  if (page === undefined) throw new Error('home is not open');
  const html = renderToString(
    <RootProvider root={root}>
      <Router {...hashRouting}>
        <homeView.Provider actor={page as never}>
          <HomeScreen />
        </homeView.Provider>
      </Router>
    </RootProvider>,
  );
  root.stop();
  expect(html).toContain('aria-label="公告"');
  expect(html).toContain('href="#/login"');
  expect(html).not.toContain('style=');
});
