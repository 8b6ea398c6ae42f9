import { describe, expect, test } from 'vitest';
import type { Findable } from '#machines/games/gameSearch.ts';
import { gameSearchMachine } from '#machines/games/gameSearch.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

const game = (name: string): Findable => ({
  kind: 'game',
  game: { id: name, name, platform: 'pp', code: name, type: 3, picture: null },
});
const GAMES = [game('捕鱼海王'), game('金龙送宝')];

function openSearch() {
  const calls = new CallScript();
  const machine = calls.bind(gameSearchMachine);
  const harness = createHarness({ machine, calls });
  const context = () => harness.subject.getSnapshot().context;
  return {
    ...harness,
    type: (query: string) => harness.send({ type: 'search.changed', query }),
    query: () => context().query,
    found: () => context().found.map((item) => item.game.name),
    asked: () => calls.count('fetchAllGames'),
  };
}

async function openLoaded() {
  const search = openSearch();
  await search.type('龙');
  await search.calls.answer('fetchAllGames', GAMES);
  return search;
}

describe('when games are searched for', () => {
  test('nothing is typed, nothing is found and nothing requested', () => {
    const search = openSearch();
    expect([search.query(), search.found(), search.asked()]).toEqual(['', [], 0]);
  });

  test('blanks are shown as typed and ask for nothing', async () => {
    const search = openSearch();
    await search.type('  ');
    await search.pass(1000);
    expect([search.query(), search.found(), search.asked()]).toEqual(['  ', [], 0]);
  });

  test('250 ms after the last letter, not one sooner', async () => {
    const search = await openLoaded();
    await search.pass(250);
    await search.type('海');
    await search.pass(200);
    await search.type('海王');
    expect(search.query()).toBe('海王');
    await search.pass(249);
    expect(search.found()).toEqual(['金龙送宝']);
    await search.pass(1);
    expect(search.found()).toEqual(['捕鱼海王']);
  });

  test('in the games that come late, as soon as they are there', async () => {
    const search = openSearch();
    await search.type('龙');
    await search.pass(1000);
    expect(search.found()).toEqual([]);
    await search.calls.answer('fetchAllGames', GAMES);
    expect(search.found()).toEqual(['金龙送宝']);
  });

  test('games are requested once, and kept', async () => {
    const search = await openLoaded();
    for (const query of ['海', '', '龙']) await search.type(query);
    await search.pass(250);
    expect([search.found(), search.asked()]).toEqual([['金龙送宝'], 1]);
  });

  test('an emptied search finds nothing, at once', async () => {
    const search = await openLoaded();
    await search.pass(250);
    await search.type(' ');
    expect([search.query(), search.found()]).toEqual([' ', []]);
    await search.pass(1000);
    expect(search.found()).toEqual([]);
  });

  test('games that did not come are requested again by a press alone', async () => {
    const search = openSearch();
    await search.type('龙');
    await search.calls.fail('fetchAllGames', { kind: 'offline' });
    await search.type('龙虎');
    await search.pass(250);
    expect([search.found(), search.asked(), search.toasts()]).toEqual([[], 1, []]);
    await search.type('龙');
    await search.pass(250);
    await search.send({ type: 'retry' });
    expect(search.calls.waiting('fetchAllGames')).toHaveLength(1);
    await search.calls.answer('fetchAllGames', GAMES);
    expect(search.found()).toEqual(['金龙送宝']);
  });
});
