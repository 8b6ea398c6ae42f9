import { describe, expect, test } from 'vitest';
import {
  selectPaths,
  everySequence,
  everyState,
  everyTransition,
  shortestPaths,
  longPaths,
  type Graph,
  type GraphPath,
  type GraphTransition,
} from '#tools/paths/graphPaths.ts';

const transition = (from: string, event: string, to: string): GraphTransition => ({
  from,
  event,
  to,
  covers: [`${from} ${event}`],
});

/** A door that opens, closes, and breaks for good when it is kicked. */
const DOOR: Graph = {
  start: 'closed',
  transitions: [
    transition('closed', 'open', 'opened'),
    transition('closed', 'kick', 'broken'),
    transition('opened', 'close', 'closed'),
    transition('opened', 'wait', 'opened'),
  ],
};
const doorWith = (more: GraphTransition) => ({ ...DOOR, transitions: [...DOOR.transitions, more] });

const lines = (graphPaths: Iterable<GraphPath>) =>
  [...graphPaths].map((graphPath) => graphPath.map(({ event }) => event).join(' ') || '(start)');

test('the shortest path leads to each place that can be reached, and to no other', () => {
  const door = doorWith(transition('elsewhere', 'come', 'closed'));
  expect([...shortestPaths(door)].map(([place, graphPath]) => [place, lines([graphPath])[0]])).toEqual([
    ['closed', '(start)'],
    ['opened', 'open'],
    ['broken', 'kick'],
  ]);
});

describe('chosen paths', () => {
  test('reach every state, and none only begins another', () => {
    const door = doorWith(transition('opened', 'lock', 'locked'));
    expect(lines(selectPaths(everyState(door)))).toEqual(['kick', 'open lock']);
  });

  test('stay at the start where nothing leads on', () => {
    expect(lines(selectPaths(everyState({ start: 'closed', transitions: [] })))).toEqual(['(start)']);
  });

  test('reach states of one name once', () => {
    const transitions = [transition('a', 'one', 'b1'), transition('a', 'two', 'b2')];
    const criterion = everyState({ start: 'a', transitions, nameOf: (place) => place.charAt(0) });
    expect(lines(selectPaths(criterion))).toEqual(['one']);
  });

  test('take every transition by the shortest way to its source', () => {
    expect(lines(selectPaths(everyTransition(DOOR)))).toEqual(['kick', 'open close', 'open wait']);
  });

  test('take one of several transitions that prove the same', () => {
    const same = [
      { ...transition('a', 'answer 1', 'b'), covers: ['answer'] },
      { ...transition('a', 'answer 2', 'b'), covers: ['answer'] },
    ];
    expect(lines(selectPaths(everyTransition({ start: 'a', transitions: same })))).toEqual(['answer 1']);
  });
});

describe('sequences', () => {
  const pairs = (graphPaths: readonly GraphPath[]) =>
    new Set(
      graphPaths.flatMap((graphPath) =>
        graphPath.slice(1).map((next, at) => [graphPath[at], next].map((one) => one?.covers[0]).join(', ')),
      ),
    );

  test('of one are the transitions', () => {
    const taken = selectPaths(everySequence(DOOR, 0, 100)).flat();
    expect(new Set(taken)).toEqual(new Set(DOOR.transitions));
  });

  test('of two are all pairs that can follow each other', () => {
    const graphPaths = selectPaths(everySequence(DOOR, 1, 100));
    expect([...pairs(graphPaths)].toSorted()).toEqual([
      'closed open, opened close',
      'closed open, opened wait',
      'opened close, closed kick',
      'opened close, closed open',
      'opened wait, opened close',
      'opened wait, opened wait',
    ]);
  });

  test('hold the path that ends before it is long enough, so that no transition is left out', () => {
    const graphPaths = selectPaths(everySequence(DOOR, 2, 100));
    expect(lines(graphPaths)).toContain('kick');
    expect(new Set(graphPaths.flat())).toEqual(new Set(DOOR.transitions));
  });

  test('are taken in few paths: one that lies inside another needs none of its own', () => {
    const line = [transition('a', 'one', 'b'), transition('b', 'two', 'c'), transition('c', 'three', 'd')];
    expect(lines(selectPaths(everySequence({ start: 'a', transitions: line }, 1, 100)))).toEqual([
      'one two three',
    ]);
  });

  test('are cut at the limit, which is said', () => {
    const cut = everySequence(DOOR, 1, 3);
    expect(cut.candidates).toHaveLength(3);
    expect(cut.isCut).toBe(true);
    expect(everySequence(DOOR, 1, 7).isCut).toBe(false);
  });
});

describe('long paths', () => {
  test('take every transition in few paths', () => {
    const found = longPaths(DOOR);
    expect(new Set(found.flat())).toEqual(new Set(DOOR.transitions));
    expect(lines(found)).toEqual(['open close kick', 'open wait']);
  });

  test('say when a transition cannot be reached', () => {
    expect(() => longPaths(doorWith(transition('elsewhere', 'come', 'closed')))).toThrow('cannot be reached');
  });
});
