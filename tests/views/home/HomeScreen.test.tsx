// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { MEMBER } from '#tests/support/openScreen.tsx';
import { content, game, lottery, openHome } from '#tests/views/home/openHome.tsx';

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
    const { refuse } = await openHome();
    await refuse('notices');
    await refuse('banners');
    await refuse('hot', { kind: 'malformed' });
    expect(region('公告').getByText('公告加载失败')).toBeTruthy();
    expect(panel().getByText('加载失败')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(3);
    expect(screen.getByRole('region', { name: '轮播' }).querySelector('img')?.getAttribute('src')).toBe(
      '/art/banner-default.svg',
    );
  });

  test('requests everything that is missing with one retry, and nothing else', async () => {
    const { refuse, give, asked, user } = await openHome();
    await refuse('notices');
    await give('banners', [{ src: '/one.png' }]);
    await refuse('hot');
    await user.click(panel().getByRole('button', { name: '重试' }));
    expect([asked('notices'), asked('banners'), asked('hot')]).toEqual([2, 1, 2]);
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();

    await give('hot', content({ games: [game('麻将狂欢')] }));
    expect(panel().getByRole('button', { name: '麻将狂欢' })).toBeTruthy();
  });

  test('says that a category has no games', async () => {
    const { give } = await openHome();
    await give('hot', content());
    expect(panel().getByText('暂无游戏，敬请期待')).toBeTruthy();
  });
});

describe('banners and notices', () => {
  test('show what came', async () => {
    const { give } = await openHome();
    await give('banners', [{ src: 'https://pictures.example/one.png' }]);
    await give('notices', ['第一条公告', '第二条公告']);
    const picture = screen.getByRole('region', { name: '轮播' }).querySelector('img');
    expect(picture?.getAttribute('src')).toBe('https://pictures.example/one.png');
    expect(region('公告').getByText(/第一条公告.*第二条公告/)).toBeTruthy();
  });

  test('pause and go on', async () => {
    const { give, user } = await openHome();
    await give('notices', ['第一条公告']);
    await user.click(region('公告').getByRole('button', { name: '暂停公告' }));
    expect(region('公告').getByRole('button', { name: '继续公告' })).toBeTruthy();
  });

  test('without any, the line has something of its own to say and the drawn banner stands', async () => {
    const { give } = await openHome();
    await give('notices', []);
    await give('banners', []);
    expect(region('公告').getByText(/在线客服/)).toBeTruthy();
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
    const { give, asked, user } = await openHome();
    await give('hot', content({ games: [game('麻将狂欢')] }));
    expect(asked('live')).toBe(0);
    await user.click(screen.getByRole('tab', { name: '真人' }));
    await give('live', content({ specials: [game('经典百家乐')] }));
    expect(panel().getByRole('button', { name: '经典百家乐' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '麻将狂欢' })).toBeNull();

    await user.click(screen.getByRole('tab', { name: '热门' }));
    expect(panel().getByRole('button', { name: '麻将狂欢' })).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: '真人' }));
    expect(asked('live')).toBe(1);
  });

  test('open by the arrow keys', async () => {
    const { user, asked } = await openHome();
    await user.click(screen.getByRole('tab', { name: '热门' }));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: '真人' }));
    expect(asked('live')).toBe(1);
  });

  test('show specials, games and lotteries under their headings', async () => {
    const { give } = await openHome();
    const specials = ['金龙送宝', '烈焰摇钱树', '皇家百家乐'].map((name) => game(name));
    await give(
      'hot',
      content({ specials, games: [game('麻将狂欢')], lotteries: [lottery('极速快三', 'jsk3')] }),
    );
    const names = panel()
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.lastElementChild?.textContent);
    expect(names).toEqual(['金龙送宝', '烈焰摇钱树', '皇家百家乐', '麻将狂欢', '极速快三']);
    expect(panel().getByRole('heading', { name: '热门游戏' })).toBeTruthy();
    expect(panel().getByRole('heading', { name: '高倍彩票' })).toBeTruthy();
  });

  test('draw a tile whose picture does not load', async () => {
    const { give } = await openHome();
    await give('hot', content({ games: [game('麻将狂欢', { picture: '/games/ae/x.png' })] }));
    const tile = panel().getByRole('button', { name: '麻将狂欢' });
    const picture = tile.querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/games/ae/x.png');
    fireEvent.error(picture as HTMLImageElement);
    expect(tile.querySelector('img')).toBeNull();
  });
});

describe('a press on a game', () => {
  const hot = content({
    games: [game('麻将狂欢', { platform: 'obgdy', type: 7, code: 'mj' })],
    lotteries: [lottery('极速快三', 'jsk3')],
  });

  test('sends a visitor to the login after a second, once, with the game in mind', async () => {
    const { give, user, toasts, pass } = await openHome();
    await give('hot', hot);
    await user.dblClick(panel().getByRole('button', { name: '麻将狂欢' }));
    expect(toasts).toEqual(['请登录！']);
    expect(here()).toBe('#/');
    await pass(1000);
    const wanted = `/gamePage?${new URLSearchParams({ name: 'obgdy', type: '7', code: 'mj', title: '麻将狂欢' }).toString()}`;
    expect(here()).toBe(`#/login?redirect=${encodeURIComponent(wanted)}`);
  });

  test('opens its page for a member, with one history entry for two presses', async () => {
    const { give, user } = await openHome({ user: MEMBER });
    await give('hot', hot);
    const before = window.history.length;
    await user.dblClick(panel().getByRole('button', { name: '麻将狂欢' }));
    expect(here()).toMatch(/^#\/gamePage\?name=obgdy&type=7&code=mj&title=/);
    expect(window.history.length).toBe(before + 1);
  });

  test('keeps a member with a balance below zero out', async () => {
    const { give, user, toasts } = await openHome({ user: { ...MEMBER, balance: '-0.01' } });
    await give('hot', hot);
    await user.click(panel().getByRole('button', { name: '麻将狂欢' }));
    expect(toasts).toEqual(['进入游戏最低余额为0元！']);
    expect(here()).toBe('#/');
  });

  test('that is a lottery opens the lottery page', async () => {
    const { give, user } = await openHome({ user: MEMBER });
    await give('hot', hot);
    await user.click(panel().getByRole('button', { name: '极速快三' }));
    expect(here()).toBe('#/LotteryGamePage?gamecode=jsk3');
  });

  test('that is a lottery sends a visitor to the login', async () => {
    const { give, user, toasts } = await openHome();
    await give('hot', hot);
    await user.click(panel().getByRole('button', { name: '极速快三' }));
    expect(toasts).toEqual(['请先登录']);
  });
});
