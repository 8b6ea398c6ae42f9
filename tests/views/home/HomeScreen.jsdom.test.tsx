import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectAt, expectToasts, ok, userAnswer } from '#tests/support/driver.ts';
import type { RenderedDriver } from '#tests/support/renderedDriver.tsx';
import { BANNERS, HOT, NOTICES, openHome, SPECIALS } from '#tests/views/home/openHome.ts';

const USER = '/api/user';

const game = (name: string, more: object = {}) => ({
  id: name,
  name,
  platform_name: 'ae',
  game_code: `code-${name}`,
  category: 'gaming',
  ...more,
});
const lottery = (title: string, gamecode: string) => ({ id: gamecode, title, gamecode });

interface Hot {
  specials?: object[];
  games?: object[];
  lotteries?: object[];
}
async function answerHot(driver: RenderedDriver, { specials = [], games = [], lotteries = [] }: Hot) {
  await driver.calls.answer(SPECIALS, ok(specials));
  await driver.calls.answer(HOT, ok({ gameLists: games, lotteryGames: lotteries }));
}

const panel = () => within(screen.getByRole('tabpanel'));
const region = (name: string) => within(screen.getByRole('region', { name }));
const banner = () => screen.getByRole('region', { name: '轮播' }).querySelector('img')?.getAttribute('src');
const retries = () => screen.queryAllByRole('button', { name: '重试' });
/** Presses the tile of a game twice before anything else happens. */
function pressTwice(name: string): void {
  const tile = panel().getByRole('button', { name });
  fireEvent.click(tile);
  fireEvent.click(tile);
}

describe('the home page while it has no data', () => {
  test('keeps the place of every part', async () => {
    await openHome();
    expect(screen.getByRole('region', { name: '轮播' })).toBeTruthy();
    expect(screen.getByRole('region', { name: '公告' })).toBeTruthy();
    expect(screen.getByRole('tabpanel').querySelector('[aria-busy=true]')).not.toBeNull();
    expect(retries()).toEqual([]);
  });

  test('says of each part that it could not be fetched', async () => {
    const { calls } = await openHome();
    await calls.answer(NOTICES, 'lost');
    await calls.answer(BANNERS, 'lost');
    await calls.answer(SPECIALS, ok([]));
    await calls.answer(HOT, 'garbled');
    expect(region('公告').getByText('公告加载失败，请检查网络')).toBeTruthy();
    expect(panel().getByText('加载失败')).toBeTruthy();
    expect(retries()).toHaveLength(3);
    expect(banner()).toBe('/art/banner-default.svg');
  });

  test('requests everything that is missing with one retry, and nothing else', async () => {
    const driver = await openHome();
    const { calls } = driver;
    await calls.answer(NOTICES, 'lost');
    await calls.answer(BANNERS, ok([{ src: '/one.png' }]));
    await calls.answer(SPECIALS, ok([]));
    await calls.answer(HOT, 'lost');
    fireEvent.click(panel().getByRole('button', { name: '重试' }));
    await driver.look(() =>
      expect([NOTICES, BANNERS, SPECIALS, HOT].map((path) => calls.made(path).length)).toEqual([2, 1, 2, 2]),
    );
    expect(retries()).toEqual([]);

    await answerHot(driver, { games: [game('麻将狂欢')] });
    expect(panel().getByRole('button', { name: '麻将狂欢' })).toBeTruthy();
  });

  test('says that a category has no games', async () => {
    await answerHot(await openHome(), {});
    expect(panel().getByText('暂无游戏，敬请期待')).toBeTruthy();
  });
});

describe('banners and notices', () => {
  test('show what came', async () => {
    const { calls } = await openHome();
    await calls.answer(BANNERS, ok([{ src: 'https://pictures.example/one.png' }]));
    await calls.answer(NOTICES, ok(['第一条公告', '第二条公告']));
    expect(banner()).toBe('https://pictures.example/one.png');
    expect(region('公告').getByText(/第一条公告.*第二条公告/)).toBeTruthy();
  });

  test('pause and go on', async () => {
    const { calls, press } = await openHome();
    await calls.answer(NOTICES, ok(['第一条公告']));
    await press('button', '暂停公告');
    expect(region('公告').getByRole('button', { name: '继续公告' })).toBeTruthy();
  });

  test('without any, the line has something of its own to say and the drawn banner stands', async () => {
    const { calls } = await openHome();
    await calls.answer(NOTICES, ok([]));
    await calls.answer(BANNERS, ok([]));
    expect(region('公告').getByText(/在线客服/)).toBeTruthy();
    expect(banner()).toBe('/art/banner-default.svg');
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
    const driver = await openHome();
    const { calls, press } = driver;
    await answerHot(driver, { games: [game('麻将狂欢')] });
    expect(calls.made(SPECIALS)).toHaveLength(1);
    await press('tab', '真人');
    await calls.answer(SPECIALS, ok([game('经典百家乐')]));
    expect(panel().getByRole('button', { name: '经典百家乐' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '麻将狂欢' })).toBeNull();

    await press('tab', '热门');
    expect(panel().getByRole('button', { name: '麻将狂欢' })).toBeTruthy();
    await press('tab', '真人');
    expect(panel().getByRole('button', { name: '经典百家乐' })).toBeTruthy();
    expect(calls.made(SPECIALS)).toHaveLength(2);
  });

  test('open by the arrow keys', async () => {
    const driver = await openHome();
    await answerHot(driver, {});
    const hot = screen.getByRole('tab', { name: '热门' });
    hot.focus();
    fireEvent.keyDown(hot, { key: 'ArrowRight' });
    await driver.look(() => expect(driver.calls.waiting(SPECIALS)).toBe(1));
    const live = screen.getByRole('tab', { name: '真人' });
    expect(document.activeElement).toBe(live);
    expect(live.getAttribute('aria-selected')).toBe('true');
  });

  test('show specials, games and lotteries under their headings', async () => {
    await answerHot(await openHome(), {
      specials: ['金龙送宝', '烈焰摇钱树', '皇家百家乐'].map((name) => game(name)),
      games: [game('麻将狂欢')],
      lotteries: [lottery('极速快三', 'jsk3')],
    });
    const names = panel()
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.lastElementChild?.textContent);
    expect(names).toEqual(['金龙送宝', '烈焰摇钱树', '皇家百家乐', '麻将狂欢', '极速快三']);
    expect(panel().getByRole('heading', { name: '热门游戏' })).toBeTruthy();
    expect(panel().getByRole('heading', { name: '高倍彩票' })).toBeTruthy();
  });

  test('draw a tile whose picture does not load', async () => {
    await answerHot(await openHome(), { games: [game('麻将狂欢', { pic: '/games/ae/x.png' })] });
    const tile = panel().getByRole('button', { name: '麻将狂欢' });
    const picture = tile.querySelector('img');
    expect(picture?.getAttribute('src')).toBe(`${window.location.origin}/games/ae/x.png`);
    fireEvent.error(picture as HTMLImageElement);
    expect(tile.querySelector('img')).toBeNull();
  });
});

describe('a press on a game', () => {
  async function openHot(balance?: string) {
    const driver = await openHome({ member: balance !== undefined, hold: [USER] });
    if (balance !== undefined) await driver.calls.answer(USER, userAnswer(balance));
    await answerHot(driver, {
      games: [game('麻将狂欢', { platform_name: 'obgdy', game_code: 'mj' })],
      lotteries: [lottery('极速快三', 'jsk3')],
    });
    return driver;
  }

  test('sends a visitor to the login after a second, once, with the game in mind', async () => {
    const driver = await openHot();
    pressTwice('麻将狂欢');
    await driver.look(({ at, toasts }) => {
      expect(toasts).toEqual(['请登录！']);
      expect(at).toBe('/');
    });
    // the same text once more would be another toast
    expect(driver.root().system.get('toasts')?.getSnapshot().context.toast.id).toBe(1);
    await driver.pass(1000);
    const wanted = `/gamePage?${new URLSearchParams({ name: 'obgdy', type: '7', code: 'mj', title: '麻将狂欢' }).toString()}`;
    await expectAt(driver, `/login?redirect=${encodeURIComponent(wanted)}`);
  });

  test('opens its page for a member, with one history entry for two presses', async () => {
    const driver = await openHot('8888.88');
    const before = window.history.length;
    pressTwice('麻将狂欢');
    await driver.look(({ at }) => expect(at).toMatch(/^\/gamePage\?name=obgdy&type=7&code=mj&title=/));
    expect(window.history.length).toBe(before + 1);
  });

  test('keeps a member with a balance below zero out', async () => {
    const driver = await openHot('-0.01');
    await driver.press('button', '麻将狂欢');
    await driver.look(({ at, toasts }) => {
      expect(toasts).toEqual(['进入游戏最低余额为0元！']);
      expect(at).toBe('/');
    });
  });

  test('that is a lottery opens the lottery page', async () => {
    const driver = await openHot('8888.88');
    await driver.press('button', '极速快三');
    await driver.look(({ at }) => expect(at).toBe('/LotteryGamePage?gamecode=jsk3'));
  });

  test('that is a lottery sends a visitor to the login', async () => {
    const driver = await openHot();
    await driver.press('button', '极速快三');
    await expectToasts(driver, '请先登录');
  });
});
