// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { GamesScreen } from '#features/games/GamesScreen.tsx';
import { createGameListMachine } from '#machines/games/gameList.machine.ts';
import { gamesMachine, PROVIDER_LINGER_MS } from '#machines/games/games.machine.ts';
import type { Game } from '#machines/home/catalogue.ts';
import { gamesModel } from '#tests/models/games/games.model.ts';
import type { CallScript } from '#tests/support/callScript.ts';
import { describeModel, type PlayOf } from '#tests/support/modelRunner.ts';
import { MEMBER, openScreen, type OpenedScreen } from '#tests/support/openScreen.tsx';

const game = (name: string, changes: Partial<Game> = {}): Game => ({
  id: name,
  name,
  platform: 'pp',
  code: `code ${name}`,
  type: 3,
  picture: null,
  ...changes,
});

function logic(calls: CallScript) {
  const list = (id: string, linger: number) =>
    createGameListMachine(id, linger).provide({ actors: { load: calls.promise<Game[]>() } });
  return gamesMachine.provide({
    actors: {
      recommended: list('recommended', 0),
      obgdy: list('obgdy', PROVIDER_LINGER_MS),
      fgdz: list('fgdz', PROVIDER_LINGER_MS),
      pp: list('pp', PROVIDER_LINGER_MS),
      ae: list('ae', PROVIDER_LINGER_MS),
    },
  });
}

const openPage = (options: { member?: boolean } = {}): Promise<OpenedScreen> =>
  openScreen({
    Screen: GamesScreen,
    logic,
    location: '/games',
    ...options,
    user: options.member === true ? MEMBER : null,
  });

const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => within(screen.getByRole('tabpanel'));
const isIndicating = () =>
  panel().getByRole('region', { name: /游戏$/ }).getAttribute('aria-busy') === 'true';
const tiles = () =>
  panel()
    .queryAllByRole('button')
    .map((button) => button.textContent ?? '')
    .filter((text) => /\d号$/.test(text))
    .map((text) => text.slice(-2));

const expectGames = (names: string[], indicating = false) =>
  function expectList(world: OpenedScreen) {
    expect(tiles()).toEqual(names);
    expect(isIndicating()).toBe(indicating);
    expect(world.toasts).toEqual([]);
  };

const isProviderShown = () => tab('PP电子').getAttribute('aria-selected') === 'true';

const play: PlayOf<typeof gamesModel, OpenedScreen> = {
  open: () => openPage(),
  close: (world) => world.view.unmount(),
  sees: {
    loading: (world) => {
      expectGames([], true)(world);
      expect(tab('推荐').getAttribute('aria-selected')).toBe('true');
      expect(world.calls.waiting('load')).toHaveLength(1);
    },
    failed: () => expect(panel().getByRole('button', { name: '重试' })).toBeTruthy(),
    empty: () => expect(panel().getByText('暂无游戏')).toBeTruthy(),
    recommended: expectGames(['1号', '2号']),
    refreshing: expectGames(['1号', '2号'], true),
    grown: expectGames(['1号', '2号', '3号']),
    providerLoading: (world) => {
      expect(isProviderShown()).toBe(true);
      expectGames([], true)(world);
    },
    providerIndicating: expectGames(['1号', '2号'], true),
    stillIndicating: expectGames(['1号', '2号'], true),
    provider: expectGames(['1号', '2号']),
    recommendedAgain: expectGames(['1号', '2号']),
    providerAgain: (world) => {
      expect(isProviderShown()).toBe(true);
      expectGames(['1号', '2号'])(world);
      expect(world.calls.count('load')).toBe(2);
    },
    providerFailed: () => expect(panel().getByRole('button', { name: '重试' })).toBeTruthy(),
  },
  does: {
    gamesCome: async (world) => {
      await world.answer('load', [game('1号'), game('2号')]);
      if (!isProviderShown()) await world.pass(0);
    },
    noGamesCome: (world) => world.answer('load', []),
    loadFails: (world) => world.fail('load', { kind: 'offline' }),
    retry: (world) => world.user.click(panel().getByRole('button', { name: '重试' })),
    openProvider: (world) => world.user.click(tab('PP电子')),
    openRecommended: (world) => world.user.click(tab('推荐')),
    justUnderTwoSecondsPass: (world) => world.pass(1999),
    twoSecondsPass: (world) => world.pass(2000),
    refresh: (world) => world.user.click(panel().getByRole('button', { name: '刷新' })),
    refreshBringsMore: async (world) => {
      await world.answer('refresh', [game('1号'), game('2号'), game('3号')]);
      await world.pass(0);
    },
    refreshFails: (world) => world.fail('refresh', { kind: 'timeout' }),
  },
};

describeModel('the electronic games', gamesModel, play);

describe('the electronic games', () => {
  test('are under five tabs in their order', async () => {
    await openPage();
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual([
      '推荐',
      'OB电子',
      'FG电子',
      'PP电子',
      'AE电子',
    ]);
  });

  test('are entered by their platform, type and code', async () => {
    const { answer, user } = await openPage({ member: true });
    await answer('load', [game('1号', { platform: 'obgdy', type: 3, code: 'OB 1' })]);
    await user.click(panel().getByRole('button', { name: '1号' }));
    const query = new URLSearchParams(window.location.hash.split('?')[1]);
    expect(window.location.hash).toMatch(/^#\/gamePage\?/);
    expect(query.get('name')).toBe('obgdy');
    expect(query.get('type')).toBe('3');
    expect(query.get('code')).toBe('OB 1');
  });

  test('send a visitor to the login after 1 s', async () => {
    const { answer, user, pass, toasts } = await openPage();
    await answer('load', [game('1号')]);
    await user.click(panel().getByRole('button', { name: '1号' }));
    expect(toasts).toEqual(['请登录！']);
    await pass(999);
    expect(window.location.hash).toBe('#/games');
    await pass(1);
    expect(window.location.hash).toMatch(/^#\/login\?redirect=/);
  });

  test('fetch nothing while the page is hidden, and nothing anew when it is shown again (D4)', async () => {
    const { answer, leave, reopen, pass, calls } = await openPage();
    await answer('load', [game('1号')]);
    await leave();
    await pass(600_000);
    await reopen();
    expect(tiles()).toEqual(['1号']);
    expect(calls.count('load')).toBe(1);
  });
});
