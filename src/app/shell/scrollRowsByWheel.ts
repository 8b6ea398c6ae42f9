/** What holds more than it shows from left to right: tabs, and lists of one row. */
const ROWS = '[role=tablist], ul';
/** A wheel that counts in lines turns by so many px a line. */
const LINE_PX = 40;

/**
 * Lets a mouse wheel move a row under the pointer sideways, as a finger would; at the row's end the page scrolls on.
 * The listener that may hold up scrolling sits on such a row alone, from the moment a mouse comes over it.
 */
export function scrollRowsByWheel(): void {
  const heard = new WeakSet<Element>();
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const row = target.closest<HTMLElement>(ROWS);
    if (!row || heard.has(row) || getComputedStyle(row).overflowX !== 'auto') return;
    heard.add(row);
    row.addEventListener('wheel', (event) => turn(row, event), { passive: false });
  });
}

function turn(row: HTMLElement, event: WheelEvent): void {
  // sideways, zooming and turning with Shift are the browser's own affair
  if (event.deltaX !== 0 || event.ctrlKey || event.shiftKey) return;
  const by = event.deltaMode === 0 ? event.deltaY : event.deltaY * LINE_PX;
  const end = row.scrollWidth - row.clientWidth;
  const to = Math.max(0, Math.min(end, row.scrollLeft + by));
  if (Math.abs(to - row.scrollLeft) < 1) return;
  event.preventDefault();
  // a style may have it move slowly, and each turn would begin where the last one had come to
  row.style.scrollBehavior = 'auto';
  row.scrollLeft = to;
  row.style.scrollBehavior = '';
}
