import { describe, expect, test } from 'vitest';
import { gamePath } from '#machines/kit/games/gameEntry.ts';
import { openEntry } from '#tests/machines/game/entry.ts';
import { aGame, aMember } from '#tests/support/samples.ts';

describe('a member', () => {
  test('has the games that are played saved, with the picture of their tile', async () => {
    const entry = openEntry({ user: aMember() });
    const tile = aGame({ picture: '/games/pp/fruit.png' });
    await entry.send({ type: 'game.enter', game: tile });
    expect(entry.played).toEqual([]);
    await entry.send({ type: 'game.played', game: aGame() });
    await entry.send({ type: 'game.played', game: aGame({ code: 'other' }) });
    expect(entry.played).toEqual([tile, aGame({ code: 'other' })]);
    entry.stop();
  });

  test('has the game saved whose tile was pressed before the login', async () => {
    const entry = openEntry();
    const tile = aGame({ picture: '/games/pp/fruit.png' });
    await entry.send({ type: 'game.enter', game: tile });
    await entry.pass(1000);
    await entry.tell({ type: 'session.started' });
    await entry.send({ type: 'game.played', game: aGame() });
    expect(entry.played).toEqual([tile]);
    entry.stop();
  });

  test('has no game put there that was refused', async () => {
    const entry = openEntry({ user: aMember({ balance: '-0.01' }) });
    await entry.send({ type: 'game.enter', game: aGame() });
    expect(entry.played).toEqual([]);
    expect(entry.toasts()).toEqual(['进入游戏最低余额为0元！']);
    expect(entry.went()).toEqual([]);
    entry.stop();
  });

  test('is led by the balance of this moment', async () => {
    const entry = openEntry({ user: aMember() });
    await entry.tell({ type: 'balance.polled', answer: { balance: '-0.01', mbalance: '0.00' } });
    await entry.send({ type: 'game.enter', game: aGame() });
    expect(entry.went()).toEqual([]);
    await entry.tell({ type: 'balance.polled', answer: { balance: '0.00', mbalance: '0.00' } });
    await entry.send({ type: 'game.enter', game: aGame() });
    expect(entry.went()).toEqual([gamePath(aGame())]);
    entry.stop();
  });

  test('with a lottery token goes to the lottery', async () => {
    const entry = openEntry({ user: aMember({ hasLotteryToken: true }) });
    await entry.send({ type: 'lottery.enter', gamecode: 'ssc' });
    expect([entry.went(), entry.toasts()]).toEqual([['/LotteryGamePage?gamecode=ssc'], []]);
    entry.stop();
  });

  test('without one is told that lotteries are starting, and goes as soon as it is there', async () => {
    const entry = openEntry({ user: aMember({ hasLotteryToken: false }) });
    await entry.calls.answer('fetchUser', aMember({ hasLotteryToken: false }));
    await entry.send({ type: 'lottery.enter', gamecode: 'ssc' });
    expect([entry.went(), entry.toasts()]).toEqual([[], ['彩票服务正在初始化，请稍后重试']]);
    await entry.calls.answer('fetchUser', aMember({ hasLotteryToken: true }));
    await entry.send({ type: 'lottery.enter', gamecode: 'ssc' });
    expect(entry.went()).toEqual(['/LotteryGamePage?gamecode=ssc']);
    entry.stop();
  });

  test.each([
    ['expired', [{ type: 'call.expired' }]],
    ['is being left', [{ type: 'logout.requested' }, { type: 'logout.confirmed' }]],
    ['was abandoned with the password', [{ type: 'session.abandoned' }]],
  ] as const)('enters nothing and saves nothing once the session has %s', async (_, events) => {
    const entry = openEntry({ user: aMember() });
    for (const event of events) await entry.tell(event);
    expect(entry.session().getSnapshot().hasTag('member')).toBe(true);
    await entry.send({ type: 'game.enter', game: aGame() });
    await entry.send({ type: 'lottery.enter', gamecode: 'ssc' });
    await entry.send({ type: 'game.played', game: aGame() });
    expect({ toasts: entry.toasts(), went: entry.went(), played: entry.played }).toEqual({
      toasts: [],
      went: [],
      played: [],
    });
    entry.stop();
  });
});

describe('a visitor', () => {
  test('plays nothing that could be saved', async () => {
    const entry = openEntry();
    await entry.send({ type: 'game.played', game: aGame() });
    expect(entry.played).toEqual([]);
    entry.stop();
  });

  test.each([
    ['a game', { type: 'game.enter', game: aGame() }, '请登录！', 1000],
    ['a lottery', { type: 'lottery.enter', gamecode: 'jsks' }, '请先登录', 2000],
  ] as const)('who comes back from the login is sent there again by %s', async (_, enter, text, delay) => {
    const entry = openEntry();
    for (const times of [1, 2]) {
      await entry.send(enter);
      await entry.pass(delay);
      expect(entry.toasts()).toEqual(Array.from({ length: times }, () => text));
      expect(entry.went()).toHaveLength(times);
    }
    expect(entry.sent.navigation, 'Back returns to the tile').toMatchObject([
      { replace: false },
      { replace: false },
    ]);
    entry.stop();
  });

  test.each<[string, (entry: ReturnType<typeof openEntry>) => Promise<void>]>([
    [
      'logged out',
      async (entry) => {
        await entry.tell({ type: 'logout.requested' });
        await entry.tell({ type: 'logout.confirmed' });
        await entry.pass(4000);
      },
    ],
    [
      'lost the session with a poll',
      async (entry) => {
        // the poll is loaded late
        await entry.pass(0);
        await entry.calls.tell('visibilityAndNetwork', { type: 'document.visible' });
        await entry.pass(3000);
        await entry.calls.fail('request', { kind: 'expired', message: '' });
      },
    ],
  ])('who %s is sent to the login again', async (_, end) => {
    const entry = openEntry({ user: aMember() });
    await end(entry);
    await entry.send({ type: 'game.enter', game: aGame() });
    expect(entry.toasts()).toEqual(['请登录！']);
    await entry.pass(1000);
    expect(entry.went().at(-1)).toBe(`/login?redirect=${encodeURIComponent(gamePath(aGame()))}`);
    entry.stop();
  });

  test('who logs in meanwhile is not sent to the login any more', async () => {
    const entry = openEntry();
    await entry.send({ type: 'game.enter', game: aGame() });
    await entry.pass(999);
    await entry.tell({ type: 'session.started' });
    await entry.pass(10_000);
    expect(entry.went()).toEqual([]);
    entry.stop();
  });
});
