import { describe, expect, test } from 'vitest';
import { openEntry } from '#tests/machines/game/entry.ts';
import { aGame } from '#tests/support/samples.ts';

const GAME_PATH = '/gamePage?name=pp&type=6&code=vs20fruit&title=%E6%B0%B4%E6%9E%9C%E6%B4%BE%E5%AF%B9';
const LOGIN_FOR_GAME = `/login?redirect=${encodeURIComponent(GAME_PATH)}`;

describe('a visitor who wants to play goes to the login (spec 1 §5)', () => {
  test('after 1000 ms, not after 999', async () => {
    const entry = openEntry();
    await entry.send({ type: 'game.enter', game: aGame() });
    expect(entry.toasts()).toEqual(['请登录！']);
    await entry.pass(999);
    expect(entry.went()).toEqual([]);
    await entry.pass(1);
    expect(entry.went()).toEqual([LOGIN_FOR_GAME]);
  });

  test('once, however often the tile was pressed', async () => {
    const entry = openEntry();
    await entry.send({ type: 'game.enter', game: aGame() });
    await entry.pass(500);
    await entry.send({ type: 'game.enter', game: aGame({ code: 'other' }) });
    await entry.pass(10_000);
    expect(entry.toasts()).toEqual(['请登录！']);
    expect(entry.went()).toEqual([LOGIN_FOR_GAME]);
  });

  test('but not after going elsewhere meanwhile', async () => {
    const entry = openEntry();
    await entry.send({ type: 'game.enter', game: aGame() });
    await entry.pass(999);
    await entry.send({ type: 'location.changed' });
    await entry.pass(10_000);
    expect(entry.went()).toEqual([]);
  });

  test('for a lottery after 2000 ms, not after 1999', async () => {
    const entry = openEntry();
    await entry.send({ type: 'lottery.enter', gamecode: 'ssc' });
    expect(entry.toasts()).toEqual(['请先登录']);
    await entry.pass(1999);
    expect(entry.went()).toEqual([]);
    await entry.pass(1);
    expect(entry.went()).toEqual([`/login?redirect=${encodeURIComponent('/LotteryGamePage?gamecode=ssc')}`]);
  });
});
