import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GameTile } from '#ui/GameTile.tsx';

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
  expect(tile('麻将胡了').textContent).toBe('麻将麻将胡了');
  expect(screen.getByText('麻将').getAttribute('aria-hidden')).toBe('true');
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

test('a broken picture gives way to the fallback art, then to the drawn tile', () => {
  render(<GameTile name="真人视讯" picture="/gone.png" fallback="/art/special-live.svg" />);
  comeNear('真人视讯');
  fireEvent.error(picture('真人视讯') as Element);
  expect(picture('真人视讯')?.getAttribute('src')).toBe('/art/special-live.svg');
  fireEvent.error(picture('真人视讯') as Element);
  expect(picture('真人视讯')).toBeNull();
  expect(screen.getByText('真人')).toBeTruthy();
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
