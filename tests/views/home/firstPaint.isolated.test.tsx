import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { earlyAnswers } from '#boot/earlyAnswers.ts';
import { paintHome } from '#boot/paintHome.ts';
import { render as renderShell } from '#app/prerender.tsx';
import { App } from '#app/App.tsx';
import { createRootActor, type RootActor } from '#app/calls/root.ts';
import { clearStorage, ownerMark, writeStored, writeToken } from '#lib/storage.ts';
import { aMember, aSite } from '#tests/support/samples.ts';

const GAME = {
  id: '7',
  name: '金龙',
  platform_name: 'PG',
  game_code: 'jl',
  category: 'gaming',
  pic: '/a.png',
};
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/bannerList': [{ src: '/banner.png' }, { src: '/second.png' }],
  '/api/game/list?category=hot': [
    GAME,
    { ...GAME, name: '皇家', is_new: 1 },
    { ...GAME, name: '捕鱼', pic: '' },
  ],
  '/api/hot-game': { gameLists: [GAME], lotteryGames: [{ id: 1, title: '快三', gamecode: 'k3', pic: '' }] },
  '/api/app': { title: '金沙娱乐', site_state: '1' },
  '/api/homenotice': ['公告'],
  '/api/user': { ...aMember(), username: 'demo888' },
};
const text = (data: unknown) => JSON.stringify({ code: 200, message: '', data });
const early = () =>
  earlyAnswers(
    Object.fromEntries(
      Object.entries(ANSWERS).map(([path, data]) => [
        path,
        Promise.resolve({ status: 200, text: text(data) }),
      ]),
    ),
  );

let root: RootActor | undefined;
beforeEach(() => {
  // a test of another file may have changed the location
  window.location.hash = '#/';
  // every tile is visible
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly seen: (entries: object[], observer: unknown) => void;
      constructor(seen: (entries: object[], observer: unknown) => void) {
        this.seen = seen;
      }
      observe(target: Element) {
        this.seen([{ isIntersecting: true, target }], this);
      }
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, search } = new URL(address, 'http://localhost');
    return Promise.resolve(new Response(text(ANSWERS[pathname + search] ?? null)));
  });
});
afterEach(() => {
  cleanup();
  root?.stop();
  root = undefined;
  document.body.innerHTML = '';
  clearStorage();
});

function openShell(): Element {
  document.body.innerHTML = `<div id="root">${renderShell().html}</div>`;
  const shell = document.getElementById('root');
  if (shell === null) throw new Error('There is no shell');
  return shell;
}

/** Flushes pending promises. */
const turn = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        setImmediate(resolve);
      }),
  );

async function paint(): Promise<Element> {
  const shell = openShell();
  void paintHome(shell, early(), Promise.resolve());
  await turn();
  return shell;
}

/** The rendered app with all its data. */
async function openApp(): Promise<Element> {
  root = createRootActor();
  root.start();
  const app = <App root={root} />;
  const { container } = await act(async () => render(app));
  const firstGame = async () => {
    await act(() => vi.dynamicImportSettled());
    return container.querySelector('[role=tabpanel] button');
  };
  await expect.poll(firstGame).not.toBeNull();
  return container;
}

/** Markup without ids generated for each React root, and without the comments of server rendering. */
function markup(container: Element, selector: string): string {
  const part = container.querySelector(selector)?.cloneNode(true) as Element | undefined;
  if (part === undefined) throw new Error(`There is no ${selector}`);
  part.normalize();
  return part.outerHTML
    .replace(/ (id|aria-labelledby|aria-controls)="[^"]*"/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/ class="[^"]*"/g, (attribute) => attribute.trimEnd());
}

describe('what is painted before the app is there', () => {
  test('is the markup of the app: banner, games and their pictures', async () => {
    const shell = await paint();
    const painted = ['[aria-roledescription] > img', '[role=tabpanel]'].map((part) => markup(shell, part));
    expect(painted.join()).toMatch(/banner\.png.*金龙.*a\.png.*PG.*新.*快三/s);
    document.body.innerHTML = '';
    clearStorage();
    const app = await openApp();
    expect(['[aria-roledescription] > img', '[role=tabpanel]'].map((part) => markup(app, part))).toEqual(
      painted,
    );
  });

  test('is nothing where an answer cannot be read: the shell keeps its place for the app to say so', async () => {
    const shell = openShell();
    const before = shell.innerHTML;
    void paintHome(
      shell,
      earlyAnswers({ '/api/bannerList': Promise.resolve({ status: 502, text: '<html>' }) }),
      Promise.resolve(),
    );
    await turn();
    expect(shell.innerHTML).toBe(before);
  });
});

describe('the second visit', () => {
  const HOME = {
    shape: 2,
    banners: [{ src: 'http://localhost/old.png' }],
    hot: {
      specials: [{ id: '1', name: '旧游戏', platform: 'PG', code: 'a', type: 3, picture: null }],
      games: [],
      lotteries: [],
    },
  };

  test('is painted from what the last one kept, before any answer, and the app begins with the same', async () => {
    writeStored('lastHome', HOME);
    writeStored('appInfo', aSite({ title: '上次的名字' }));
    const never = earlyAnswers({});
    const shell = openShell();
    const bannerPainted = paintHome(shell, never, Promise.resolve());
    await turn();
    // the games are painted after the banner, which is the largest image
    expect(shell.querySelector('[role=tabpanel] button')).toBeNull();
    shell.querySelector('[aria-roledescription] > img')?.dispatchEvent(new Event('load'));
    await bannerPainted;
    await turn();
    expect(shell.querySelector('h1')?.textContent).toBe('上次的名字');
    expect(shell.textContent).toContain('欢迎来到上次的名字');
    expect(markup(shell, '[aria-roledescription]')).toContain('old.png');
    const painted = markup(shell, '[role=tabpanel]');
    expect(painted).toContain('旧游戏');

    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    document.body.innerHTML = '';
    const app = await openApp();
    expect(markup(app, '[role=tabpanel]')).toBe(painted);
  });

  test('of an older version of the app starts from the answers', async () => {
    writeStored('lastHome', { ...HOME, shape: 0 });
    const shell = await paint();
    expect(shell.textContent).not.toContain('旧游戏');
    expect(shell.textContent).toContain('金龙');
  });

  test('shows a member the name and the balance of the last time, marked as old, as the app does', async () => {
    writeToken('token-of-demo');
    writeStored('userInfo', { ...aMember(), username: 'demo888', balance: '12.30', owner: ownerMark() });
    writeStored('lastHome', HOME);
    const shell = await paint();
    const painted = markup(shell, '[data-old]');
    expect(painted).toContain('上次余额');
    expect(painted).toContain('¥12.30');
    expect(shell.querySelector('nav a:last-child')?.getAttribute('href')).toBe('#/userCenter');

    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    document.body.innerHTML = '';
    const app = await openApp();
    await expect.poll(() => markup(app, '[data-old]')).toBe(painted);
    await act(async () => {
      root?.system.get('session')?.send({ type: 'balance.polled', answer: { balance: '20.00' } });
    });
    expect(app.querySelector('[data-old]')).toBeNull();
    expect(app.textContent).toContain('账户余额');
    expect(app.textContent).toContain('¥20.00');
  });

  test('shows nothing of a member in a window without a session, nor of one who logged in in another window', async () => {
    writeStored('userInfo', { ...aMember(), username: 'demo888', owner: 1 });
    const visitor = await paint();
    expect(visitor.textContent).not.toContain('demo888');
    expect(visitor.textContent).toContain('登录');

    writeToken('token-of-another');
    const other = await paint();
    expect(other.textContent).not.toContain('demo888');
    expect(other.textContent).not.toContain('注册');
  });
});
