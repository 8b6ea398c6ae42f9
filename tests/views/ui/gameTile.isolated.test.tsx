import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GameTile } from '#ui/GameTile.tsx';
import { drawnName, hueOf } from '#ui/tileArt.ts';
import {
  categoryNames,
  conciseNames,
  hotNames,
  lotteryNames,
  providerNames,
} from '#sandbox/seed/gameNames.ts';

const ALL_GAMES = new Set([
  ...[...Object.values(categoryNames).flat(), ...hotNames, ...providerNames, ...conciseNames].map(
    ({ name }) => name,
  ),
  ...lotteryNames.map(([name]) => name),
]);

// The tiles share one observer for the lifetime of the page, so its mock is shared between tests too.
const sight = vi.hoisted(() => ({
  made: 0,
  watched: new Set<Element>(),
  report: (_element: Element, _near: boolean): void => undefined,
}));

class Observer {
  constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    sight.made += 1;
    sight.report = (target, isIntersecting) => tell([{ target, isIntersecting }]);
  }
  observe = (element: Element) => void sight.watched.add(element);
  unobserve = (element: Element) => void sight.watched.delete(element);
  disconnect = () => sight.watched.clear();
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Observer));

const tile = (name: string) => screen.getByRole('button', { name });
const picture = (name: string) => tile(name).querySelector('img');
const comeNear = (name: string) => act(() => sight.report(tile(name), true));

test('the name is exactly the game', () => {
  render(<GameTile name="麻将胡了" />);
  expect(tile('麻将胡了').textContent).toBe('麻将胡了麻将胡了');
  expect(screen.getAllByText('麻将胡了')[0]?.getAttribute('aria-hidden')).toBe('true');
  expect(tile('麻将胡了').getAttribute('title')).toBeNull();
});

test('provider and badge describe the game, and are no part of its name', () => {
  render(<GameTile name="麻将胡了" mark="PG" badge="热门" />);
  expect(tile('麻将胡了').getAttribute('title')).toBe('热门 PG');
  for (const word of ['PG', '热门']) expect(screen.getByText(word).getAttribute('aria-hidden')).toBe('true');
});

test.each([
  ['幸运飞艇', '幸运飞艇'],
  ['广东十一选五', '广东选五'],
  ['重庆时时彩', '重庆时彩'],
  ['Gates of Olympus', 'GoO'],
  ['Starburst', 'Stst'],
  ['', ''],
])('a generated tile of %j shows %j', (name, drawn) => expect(drawnName(name)).toBe(drawn));

test('games seen together have generated tiles of their own', () => {
  const looks = [...ALL_GAMES].map((name) => `${drawnName(name)} ${hueOf(name)}`);
  expect(new Set(looks).size).toBe(ALL_GAMES.size);
  // a number at the end makes another colour too
  const hues = Array.from({ length: 9 }, (_, at) => hueOf(`幸运${at}`));
  hues.forEach((hue, at) => {
    const apart = Math.abs(hue - (hues[at + 1] ?? hue + 60));
    expect(Math.min(apart, 360 - apart)).toBeGreaterThan(30);
  });
});

test('a picture is fetched only once its tile comes near', () => {
  render(<GameTile name="财神到" picture="/games/a.png" />);
  expect(picture('财神到')).toBeNull();
  act(() => sight.report(tile('财神到'), false));
  expect(picture('财神到')).toBeNull();
  comeNear('财神到');
  expect(picture('财神到')?.getAttribute('src')).toBe('/games/a.png');
  expect(sight.watched.has(tile('财神到'))).toBe(false);
});

test('all tiles share one observer, and a removed tile is no longer watched', () => {
  const { unmount } = render(
    <>
      <GameTile name="甲" picture="/1.png" />
      <GameTile name="乙" picture="/2.png" />
    </>,
  );
  expect(sight.made).toBeLessThanOrEqual(1);
  expect(sight.watched.size).toBe(2);
  unmount();
  expect(sight.watched.size).toBe(0);
});

test('a broken picture gives way to the drawn tile, and another one is tried', () => {
  const { rerender } = render(<GameTile name="真人视讯厅" picture="/gone.png" />);
  comeNear('真人视讯厅');
  fireEvent.error(picture('真人视讯厅') as Element);
  expect(picture('真人视讯厅')).toBeNull();
  expect(screen.getByText('真人讯厅')).toBeTruthy();
  rerender(<GameTile name="真人视讯厅" picture="/new.png" />);
  expect(picture('真人视讯厅')?.getAttribute('src')).toBe('/new.png');
});

test('the drawn tile is the same every time for a name', () => {
  const { container, rerender } = render(<GameTile name="金龙献瑞" />);
  const first = container.innerHTML;
  rerender(<GameTile name="水果" />);
  rerender(<GameTile name="金龙献瑞" />);
  expect(container.innerHTML).toBe(first);
});

test('a press is sent once', () => {
  const pressed = vi.fn<() => void>();
  render(<GameTile name="百家乐" onClick={pressed} />);
  fireEvent.click(tile('百家乐'));
  expect(pressed).toHaveBeenCalledTimes(1);
});
