import { describe, expect, test } from 'vitest';
import {
  chooseWalks,
  everySequence,
  everyState,
  everyTransition,
  shortestWalks,
  tours,
  type Arrow,
  type Walk,
} from '#tests/support/walks.ts';

const arrow = (from: string, event: string, to: string): Arrow => ({
  from,
  event,
  to,
  covers: [`${from} ${event}`],
});

/** A door that opens, closes, and breaks for good when it is kicked. */
const DOOR = [
  arrow('closed', 'open', 'opened'),
  arrow('closed', 'kick', 'broken'),
  arrow('opened', 'close', 'closed'),
  arrow('opened', 'wait', 'opened'),
];

const lines = (walks: Iterable<Walk>) =>
  [...walks].map((walk) => walk.map(({ event }) => event).join(' ') || '(start)');

test('the shortest walk leads to each place that can be reached, and to no other', () => {
  const arrows = [...DOOR, arrow('elsewhere', 'come', 'closed')];
  expect([...shortestWalks('closed', arrows)].map(([place, walk]) => [place, lines([walk])[0]])).toEqual([
    ['closed', '(start)'],
    ['opened', 'open'],
    ['broken', 'kick'],
  ]);
});

describe('chosen walks', () => {
  test('reach every state, and none only begins another', () => {
    const arrows = [...DOOR, arrow('opened', 'lock', 'locked')];
    expect(lines(chooseWalks(everyState('closed', arrows)))).toEqual(['kick', 'open lock']);
  });

  test('stay at the start where nothing leads on', () => {
    expect(lines(chooseWalks(everyState('closed', [])))).toEqual(['(start)']);
  });

  test('reach states of one name once', () => {
    const arrows = [arrow('a', 'one', 'b1'), arrow('a', 'two', 'b2')];
    const aim = everyState('a', arrows, (place) => place.charAt(0));
    expect(lines(chooseWalks(aim))).toEqual(['one']);
  });

  test('take every transition by the shortest way to its source', () => {
    expect(lines(chooseWalks(everyTransition('closed', DOOR)))).toEqual(['kick', 'open close', 'open wait']);
  });

  test('take one of several arrows that prove the same', () => {
    const same = [
      { ...arrow('a', 'answer 1', 'b'), covers: ['answer'] },
      { ...arrow('a', 'answer 2', 'b'), covers: ['answer'] },
    ];
    expect(lines(chooseWalks(everyTransition('a', same)))).toEqual(['answer 1']);
  });
});

describe('sequences', () => {
  const pairs = (walks: readonly Walk[]) =>
    new Set(
      walks.flatMap((walk) =>
        walk.slice(1).map((next, at) => [walk[at], next].map((one) => one?.covers[0]).join(', ')),
      ),
    );

  test('of one are the transitions', () => {
    const taken = chooseWalks(everySequence('closed', DOOR, 0, 100)).flat();
    expect(new Set(taken)).toEqual(new Set(DOOR));
  });

  test('of two are all pairs that can follow each other', () => {
    const walks = chooseWalks(everySequence('closed', DOOR, 1, 100));
    expect([...pairs(walks)].toSorted()).toEqual([
      'closed open, opened close',
      'closed open, opened wait',
      'opened close, closed kick',
      'opened close, closed open',
      'opened wait, opened close',
      'opened wait, opened wait',
    ]);
  });

  test('hold the walk that ends before it is long enough, so that no transition is left out', () => {
    const walks = chooseWalks(everySequence('closed', DOOR, 2, 100));
    expect(lines(walks)).toContain('kick');
    expect(new Set(walks.flat())).toEqual(new Set(DOOR));
  });

  test('are taken in few walks: one that lies inside another needs none of its own', () => {
    const line = [arrow('a', 'one', 'b'), arrow('b', 'two', 'c'), arrow('c', 'three', 'd')];
    expect(lines(chooseWalks(everySequence('a', line, 1, 100)))).toEqual(['one two three']);
  });

  test('are cut at the limit, which is said', () => {
    const cut = everySequence('closed', DOOR, 1, 3);
    expect(cut.candidates).toHaveLength(3);
    expect(cut.isCut).toBe(true);
    expect(everySequence('closed', DOOR, 1, 7).isCut).toBe(false);
  });
});

describe('tours', () => {
  test('take every arrow in few walks', () => {
    const found = tours('closed', DOOR);
    expect(new Set(found.flat())).toEqual(new Set(DOOR));
    expect(lines(found)).toEqual(['open close kick', 'open wait']);
  });

  test('say when an arrow cannot be reached', () => {
    expect(() => tours('closed', [arrow('elsewhere', 'come', 'closed')])).toThrow('cannot be reached');
  });
});
