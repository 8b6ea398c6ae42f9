import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';

/** Number of rows rendered beyond each edge of the viewport. */
const AHEAD_ROWS = 4;
/** The list counts as idle after this time without scrolling, in ms. */
const SCROLL_IDLE_MS = 150;

/** A slot of the virtualised list: `key` identifies its elements, `index` the row it shows, from 0. */
export interface RowSlot {
  key: number;
  index: number;
}

/**
 * The rows of a virtualised list that are in the document, in DOM order; all rows are `height` px high. Elements are
 * recycled: row `index` uses slot `index % slots`, because creating new elements produced so much garbage that its
 * collection caused the longest tasks of a scroll. The slots keep their order during a scroll, as moving elements
 * costs as much as creating them; once the list is idle they are sorted by row, for the Tab key and screen readers.
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
  // runs before the store's listener, whose update is rendered only at the next paint
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

/** Keeps what a person reads in its place when new rows come before the known ones, `height` px each. */
export function useKeptPlace(
  list: RefObject<HTMLElement | null>,
  rows: readonly { key: string }[],
  height: number,
): void {
  const first = useRef(rows[0]?.key);
  useLayoutEffect(() => {
    const added = rows.findIndex(({ key }) => key === first.current);
    first.current = rows[0]?.key;
    // at the top, new rows are what a person wants to see
    if (added > 0 && (list.current?.getBoundingClientRect().top ?? 0) < 0) window.scrollBy(0, added * height);
  }, [list, rows, height]);
}

/** Subscribes to `resize` events of the window. */
export function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** The index of the first row to render; 0 until the list is mounted. */
function firstRow(list: HTMLElement | null, height: number): number {
  const above = -(list?.getBoundingClientRect().top ?? 0);
  return Math.max(0, Math.floor(above / height) - AHEAD_ROWS);
}

function slotsFor(height: number): number {
  return Math.ceil(window.innerHeight / height) + 1 + 2 * AHEAD_ROWS;
}

/** Blurs a focused row that leaves the range, because its elements are about to show another row. */
function leaveFocus(list: HTMLElement | null, first: number, slots: number): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || list?.contains(focused) !== true) return;
  const index = Number(focused.closest('[aria-posinset]')?.getAttribute('aria-posinset')) - 1;
  if (index < first || index >= first + slots) focused.blur();
}
