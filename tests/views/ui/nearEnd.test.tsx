import { renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useNearEnd } from '#ui/nearEnd.ts';

/** Sets the distance (px) between the viewport and the end of the page. */
const leave = (px: number) =>
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + px);
/** Scrolls to a position in px; the viewport stays as far above the end as before. */
function scroll(to = 0): void {
  const left = document.documentElement.scrollHeight - window.scrollY;
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(to);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(left + to);
  window.dispatchEvent(new Event('scroll'));
}

function follow(hasMore: boolean) {
  const near = vi.fn<() => void>();
  const { rerender, unmount } = renderHook(({ hasMore }) => useNearEnd(hasMore, 600, near), {
    initialProps: { hasMore },
  });
  return { near, rerender, unmount };
}

describe('the end of a list', () => {
  test('that has more is near less than `ahead` above it', () => {
    leave(600);
    const { near } = follow(true);
    scroll();
    expect(near).not.toHaveBeenCalled();
    leave(599);
    scroll();
    expect(near).toHaveBeenCalledTimes(1);
  });

  test('is near at once where the list has more and does not fill the screen, and with each page again', () => {
    leave(0);
    const { near, rerender } = follow(true);
    expect(near).toHaveBeenCalledTimes(1);
    rerender({ hasMore: false });
    expect(near).toHaveBeenCalledTimes(1);
    rerender({ hasMore: true });
    expect(near).toHaveBeenCalledTimes(2);
  });

  test('without more is near at the very end alone, and not before it is scrolled', () => {
    leave(1);
    const { near } = follow(false);
    expect(near).not.toHaveBeenCalled();
    scroll(100);
    expect(near).toHaveBeenCalledTimes(1);
    leave(102);
    scroll(200);
    expect(near).toHaveBeenCalledTimes(1);
  });

  test('without more is not near where the page became shorter, which scrolls up, or did not move', () => {
    leave(0);
    const { near } = follow(false);
    scroll(0);
    scroll(300);
    expect(near).toHaveBeenCalledTimes(1);
    scroll(120);
    scroll(120);
    expect(near).toHaveBeenCalledTimes(1);
  });

  test('is nothing to a list that is gone', () => {
    leave(0);
    const { near, unmount } = follow(false);
    unmount();
    scroll();
    expect(near).not.toHaveBeenCalled();
  });
});
