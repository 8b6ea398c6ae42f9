import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/** Rows in the document above and below those that show. */
const AHEAD_ROWS = 4;
/** A list that was not scrolled for so long, in ms, is idle. */
const SCROLL_IDLE_MS = 150;

/** A place of the list that keeps its elements, `key`, and the row that stands in it, from 0. */
export interface RowSlot {
  key: number;
  index: number;
}

/**
 * The rows of a long list that are in the document, in the order in which they stand there; all rows are `height`
 * px high. A row that is scrolled away leaves its elements to one that comes, in the slot `index % slots`: made
 * anew, they were garbage by the ten thousand, and its collection the longest tasks of a scroll. The slots keep
 * their order while the list moves, as moving elements costs like making them; once it is idle they stand in the
 * order of their rows, which the Tab key and screen readers go by.
 */
export function useVisibleRows(
  list: RefObject<HTMLElement | null>,
  count: number,
  height: number,
): readonly RowSlot[] {
  const slots = useSyncExternalStore(onResize, () => slotsFor(height));
  const first = useSyncExternalStore(onScroll, () => firstRow(list.current, height));
  const [idleAt, setIdleAt] = useState(first);

  useEffect(() => {
    const timer = setTimeout(() => setIdleAt(first), SCROLL_IDLE_MS);
    return () => clearTimeout(timer);
  }, [first]);
  // heard before the listener of the store, which waits for the paint
  useLayoutEffect(
    () => onScroll(() => leaveFocus(list.current, firstRow(list.current, height), slots)),
    [list, height, slots],
  );

  const last = Math.max(0, count - slots);
  const from = Math.min(first, last);
  const order = Math.min(idleAt, last);
  const rows: RowSlot[] = [];
  for (let at = order; at < order + slots; at += 1) {
    const key = at % slots;
    const index = from + ((key - (from % slots) + slots) % slots);
    if (index < count) rows.push({ key, index });
  }
  return rows;
}

/** Listens to the window's size. */
export function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** The first row that is to be in the document; 0 as long as the list is not. */
function firstRow(list: HTMLElement | null, height: number): number {
  const above = -(list?.getBoundingClientRect().top ?? 0);
  return Math.max(0, Math.floor(above / height) - AHEAD_ROWS);
}

function slotsFor(height: number): number {
  return Math.ceil(window.innerHeight / height) + 1 + 2 * AHEAD_ROWS;
}

/** Whoever has the focus in a row that goes loses it, as another row is about to stand in its elements. */
function leaveFocus(list: HTMLElement | null, first: number, slots: number): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || list?.contains(focused) !== true) return;
  const index = Number(focused.closest('[aria-posinset]')?.getAttribute('aria-posinset')) - 1;
  if (index < first || index >= first + slots) focused.blur();
}
