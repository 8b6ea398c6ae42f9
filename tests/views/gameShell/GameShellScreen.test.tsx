// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { gameShell } from '#calls/gameShell.ts';
import { GameShellScreen } from '#features/gameShell/GameShellScreen.tsx';
import { gameShellView } from '#features/gameShell/gameShellView.ts';
import { moveTo } from '#lib/hashLocation.ts';
import { gameShellModel } from '#tests/models/gameShell/gameShell.model.ts';
import { settle } from '#tests/support/callScript.ts';
import { describeModel, type ModelStepsOf } from '#tests/support/modelRunner.ts';
import { openScreen, type OpenedScreen } from '#tests/support/openScreen.tsx';

const GAME = 'https://games.example/play?id=1&mode=real';
const OTHER = 'https://games.example/other';
const shell = (url: string) => `/game-shell?url=${encodeURIComponent(url)}`;
const openPage = (location: string) =>
  openScreen({
    Screen: GameShellScreen,
    view: gameShellView,
    logic: () => gameShell,
    location,
    input: () => ({ origin: window.location.origin, paths: ['/h5/'] }),
  });

const frame = () => screen.queryByTitle<HTMLIFrameElement>('游戏');
const failure = () => screen.queryByText('无法加载游戏链接，请返回首页。');

function standOutside() {
  const world = {
    opened: null as OpenedScreen | null,
    screen() {
      if (world.opened === null) throw new Error('The page is not open');
      return world.opened;
    },
    /** opens the shell, or leads the open one to another address as a link does */
    async goTo(location: string) {
      if (world.opened === null) world.opened = await openPage(location);
      else
        await act(async () => {
          moveTo('/', false);
          moveTo(location, false);
          await settle();
        });
    },
  };
  return world;
}

type World = ReturnType<typeof standOutside>;

const framed = (url: string, loading: boolean) =>
  function expectFrame() {
    expect(frame()?.getAttribute('src')).toBe(url);
    expect(frame()?.getAttribute('sandbox')?.split(' ')).toEqual(
      expect.arrayContaining(['allow-same-origin', 'allow-scripts', 'allow-popups']),
    );
    expect(frame()?.getAttribute('sandbox')).not.toContain('navigation');
    expect(screen.queryByRole('progressbar') !== null).toBe(loading);
    expect(failure()).toBeNull();
  };

const steps: ModelStepsOf<typeof gameShellModel, World> = {
  open: standOutside,
  close: ({ opened }) => opened?.view.unmount(),
  sees: {
    outside: ({ opened }) => expect(opened).toBeNull(),
    home: () => {
      expect(window.location.hash).toBe('#/');
      expect(frame()).toBeNull();
    },
    loading: framed(GAME, true),
    stillLoading: framed(GAME, true),
    loadingAnother: framed(OTHER, true),
    playing: framed(GAME, false),
    refused: () => {
      expect(failure()).toBeTruthy();
      expect(frame()).toBeNull();
      expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
      expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('#/');
    },
    unloaded: () => {
      expect(failure()).toBeTruthy();
      expect(frame()).toBeNull();
    },
  },
  does: {
    openWithoutUrl: (world) => world.goTo('/game-shell'),
    openAGame: (world) => world.goTo(shell(GAME)),
    openTheSameGame: (world) => world.goTo(shell(GAME)),
    openAnotherGame: (world) => world.goTo(shell(OTHER)),
    openAScript: (world) => world.goTo(shell('javascript:alert(1)')),
    openAPageOfOurOwn: (world) => world.goTo(shell(`${window.location.origin}/#/userCenter`)),
    frameLoads: () => {
      const shown = frame();
      if (shown !== null) fireEvent.load(shown);
    },
    justUnderThirtySecondsPass: (world) => world.screen().pass(29_999),
    thirtySecondsPass: (world) => world.screen().pass(30_000),
    retry: (world) => world.screen().user.click(screen.getByRole('button', { name: '重试' })),
  },
};

describeModel('the game shell', gameShellModel, steps);

test.each(['/h5/dragon?id=1', 'h5/dragon', `${window.location.origin}/h5/dragon`])(
  'the game shell frames a page of our own that the operator allows, such as %s',
  async (url) => {
    await openPage(shell(url));
    expect(frame()?.src).toMatch(`${window.location.origin}/h5/dragon`);
  },
);

describe('the game shell frames no address', () => {
  test.each([
    'data:text/html,<script>alert(1)</script>',
    'JAVASCRIPT:alert(1)',
    '//',
    'ftp://games.example/1',
    '/userCenter',
    'blob:https://games.example/1',
    'about:blank',
    '/h5',
    '/h5x/1',
    '/h5/../userCenter',
    '/h5/%2e%2e/userCenter',
    '/h5/..%2fuserCenter',
    '/h5\\..\\userCenter',
  ])('such as %s', async (url) => {
    await openPage(shell(url));
    expect(failure()).toBeTruthy();
    expect(frame()).toBeNull();
  });
});
