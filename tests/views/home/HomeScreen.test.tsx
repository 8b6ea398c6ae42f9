// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aMember } from '#tests/support/samples.ts';
import { BANNERS, game, HOT, LIST, lottery, NOTICES, openHome } from '#tests/views/home/openHome.tsx';

const MEMBER = aMember();
const panel = () => within(screen.getByRole('tabpanel'));
const region = (name: string) => within(screen.getByRole('region', { name }));
const here = () => window.location.hash;

describe('the home page while it has no data', () => {
  test('keeps the place of every part', async () => {
    await openHome();
    expect(screen.getByRole('region', { name: '轮播' })).toBeTruthy();
    expect(screen.getByRole('region', { name: '公告' })).toBeTruthy();
    expect(screen.getByRole('tabpanel').querySelector('[aria-busy=true]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  test('shows each part that could not be fetched', async () => {
    const { app } = await openHome();
    await app.calls.answer(NOTICES, 'lost');
    await app.calls.answer(BANNERS, 'lost');
    await app.calls.answer(LIST, { code: 200, data: [] });
    await app.calls.answer(HOT, { code: 200, data: 'no list' });
    await app.look(() => expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(3));
    expect(region('公告').getByText('公告加载失败')).toBeTruthy();
    expect(panel().getByText('加载失败')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(3);
    expect(screen.getByRole('region', { name: '轮播' }).querySelector('img')?.getAttribute('src')).toBe(
      '/art/banner-default.svg',
    );
  });

  test('requests everything that is missing with one retry, and nothing else', async () => {
    const { app, answer, giveHot, user } = await openHome();
    await app.calls.answer(NOTICES, 'lost');
    await answer(BANNERS, [{ src: '/one.png' }]);
    await answer(LIST, []);
    await app.calls.answer(HOT, 'lost');
    await app.look(() => expect(panel().getByRole('button', { name: '重试' })).toBeTruthy());
    await user.click(panel().getByRole('button', { name: '重试' }));
    await app.misses('button', '重试');
    expect([NOTICES, BANNERS, HOT].map((path) => app.calls.made(path).length)).toEqual([2, 1, 2]);

    await giveHot({ games: [game('麻将狂欢')] });
    await app.sees('button', '麻将狂欢');
  });

  test('says that a category has no games', async () => {
    const { app, giveHot } = await openHome();
    await giveHot();
    await app.look(() => expect(panel().getByText('暂无游戏，敬请期待')).toBeTruthy());
  });
});

describe('banners and notices', () => {
  test('show what came', async () => {
    const { app, answer } = await openHome();
    await answer(BANNERS, [{ src: 'https://pictures.example/one.png' }]);
    await answer(NOTICES, ['第一条公告', '第二条公告']);
    await app.look(() => expect(region('公告').getByText(/第一条公告.*第二条公告/)).toBeTruthy());
    const picture = screen.getByRole('region', { name: '轮播' }).querySelector('img');
    expect(picture?.getAttribute('src')).toBe('https://pictures.example/one.png');
  });

  test('pause and go on', async () => {
    const { app, answer } = await openHome();
    await answer(NOTICES, ['第一条公告']);
    await app.press('button', '暂停公告');
    await app.look(() => expect(region('公告').getByRole('button', { name: '继续公告' })).toBeTruthy());
  });

  test('without any, the line has something of its own to say and the drawn banner stands', async () => {
    const { app, answer } = await openHome();
    await answer(NOTICES, []);
    await answer(BANNERS, []);
    await app.look(() => expect(region('公告').getByText(/在线客服/)).toBeTruthy());
    expect(screen.getByRole('region', { name: '轮播' }).querySelector('img')?.getAttribute('src')).toBe(
      '/art/banner-default.svg',
    );
  });
});

describe('the categories', () => {
  test('are five tabs, the hot one first', async () => {
    await openHome();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      '热门',
      '真人',
      '体育电竞',
      '电子棋牌',
      '彩票',
    ]);
    expect(screen.getByRole('tab', { name: '热门' }).getAttribute('aria-selected')).toBe('true');
  });

  test('are fetched when they are first opened, and kept', async () => {
    const { app, answer, giveHot } = await openHome();
    await giveHot({ games: [game('麻将狂欢')] });
    // the list of the hot tab alone
    expect(app.calls.made(LIST)).toHaveLength(1);
    await app.press('tab', '真人');
    await answer(LIST, [game('经典百家乐')]);
    await app.look(() => expect(panel().getByRole('button', { name: '经典百家乐' })).toBeTruthy());
    expect(screen.queryByRole('button', { name: '麻将狂欢' })).toBeNull();

    await app.press('tab', '热门');
    await app.look(() => expect(panel().getByRole('button', { name: '麻将狂欢' })).toBeTruthy());
    await app.press('tab', '真人');
    await app.look(() => expect(panel().getByRole('button', { name: '经典百家乐' })).toBeTruthy());
    expect(app.calls.made(LIST)).toHaveLength(2);
  });

  test('open by the arrow keys', async () => {
    const { app, user, giveHot } = await openHome();
    await giveHot();
    await user.click(screen.getByRole('tab', { name: '热门' }));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: '真人' }));
    await app.look(() => expect(app.calls.waiting(LIST)).toBe(1));
  });

  test('show specials, games and lotteries under their headings', async () => {
    const { app, giveHot } = await openHome();
    const specials = ['金龙送宝', '烈焰摇钱树', '皇家百家乐'].map((name) => game(name));
    await giveHot({ specials, games: [game('麻将狂欢')], lotteries: [lottery('极速快三', 'jsk3')] });
    await app.sees('button', '极速快三');
    const names = panel()
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.lastElementChild?.textContent);
    expect(names).toEqual(['金龙送宝', '烈焰摇钱树', '皇家百家乐', '麻将狂欢', '极速快三']);
    expect(panel().getByRole('heading', { name: '热门游戏' })).toBeTruthy();
    expect(panel().getByRole('heading', { name: '高倍彩票' })).toBeTruthy();
  });

  test('draw a tile whose picture does not load', async () => {
    const { app, giveHot } = await openHome();
    await giveHot({ games: [game('麻将狂欢', { pic: '/games/ae/x.png' })] });
    await app.sees('button', '麻将狂欢');
    const tile = panel().getByRole('button', { name: '麻将狂欢' });
    const picture = tile.querySelector('img');
    expect(picture?.getAttribute('src')).toBe(`${window.location.origin}/games/ae/x.png`);
    fireEvent.error(picture as HTMLImageElement);
    expect(tile.querySelector('img')).toBeNull();
  });
});

describe('a press on a game', () => {
  const hot = {
    games: [game('麻将狂欢', { platform_name: 'obgdy', category_id: 'gaming', game_code: 'mj' })],
    lotteries: [lottery('极速快三', 'jsk3')],
  };
  const openHot = async (options: Parameters<typeof openHome>[0] = {}) => {
    const home = await openHome(options);
    await home.giveHot(hot);
    await home.app.sees('button', '极速快三');
    return home;
  };
  const asMember = { member: true, user: MEMBER, hold: ['/api/user'] };

  test('sends a visitor to the login after a second, once, with the game in mind', async () => {
    const { app, user } = await openHot();
    await user.dblClick(panel().getByRole('button', { name: '麻将狂欢' }));
    await app.look(({ toasts }) => expect(toasts).toEqual(['请登录！']));
    expect(here()).toBe('#/');
    await app.pass(1000);
    const wanted = `/gamePage?${new URLSearchParams({ name: 'obgdy', type: '7', code: 'mj', title: '麻将狂欢' }).toString()}`;
    expect(here()).toBe(`#/login?redirect=${encodeURIComponent(wanted)}`);
  });

  test('opens its page for a member, with one history entry for two presses', async () => {
    const { user } = await openHot(asMember);
    const before = window.history.length;
    await user.dblClick(panel().getByRole('button', { name: '麻将狂欢' }));
    expect(here()).toMatch(/^#\/gamePage\?name=obgdy&type=7&code=mj&title=/);
    expect(window.history.length).toBe(before + 1);
  });

  test('keeps a member with a balance below zero out', async () => {
    const { app } = await openHot({ ...asMember, user: { ...MEMBER, balance: '-0.01' } });
    await app.press('button', '麻将狂欢');
    await app.look(({ toasts }) => expect(toasts).toEqual(['进入游戏最低余额为0元！']));
    expect(here()).toBe('#/');
  });

  test('that is a lottery opens the lottery page', async () => {
    const { app } = await openHot(asMember);
    await app.press('button', '极速快三');
    expect(here()).toBe('#/LotteryGamePage?gamecode=jsk3');
  });

  test('that is a lottery sends a visitor to the login', async () => {
    const { app } = await openHot();
    await app.press('button', '极速快三');
    await app.look(({ toasts }) => expect(toasts).toEqual(['请先登录']));
  });
});
