/** Elements that scroll sideways: tabs, and lists of one row. */
const ROWS = '[role=tablist], ul';
/** The number of px per line, for a wheel that counts in lines. */
const LINE_PX = 40;

/**
 * Lets a mouse wheel scroll a row under the pointer sideways, as a finger would; at the row's end the page scrolls.
 * Only such a row has the listener, which may block scrolling, from the moment the mouse enters it.
 */
export function scrollRowsByWheel(): void {
  const attached = new WeakSet<Element>();
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const row = target.closest<HTMLElement>(ROWS);
    if (!row || attached.has(row) || getComputedStyle(row).overflowX !== 'auto') return;
    attached.add(row);
    row.addEventListener('wheel', (event) => turn(row, event), { passive: false });
  });
}

function turn(row: HTMLElement, event: WheelEvent): void {
  // the browser handles sideways wheels, zooming, and the wheel with Shift
  if (event.deltaX !== 0 || event.ctrlKey || event.shiftKey) return;
  const by = event.deltaMode === 0 ? event.deltaY : event.deltaY * LINE_PX;
  const end = row.scrollWidth - row.clientWidth;
  const to = Math.max(0, Math.min(end, row.scrollLeft + by));
  if (Math.abs(to - row.scrollLeft) < 1) return;
  event.preventDefault();
  // with smooth scrolling, each turn would start from an intermediate position
  row.style.scrollBehavior = 'auto';
  row.scrollLeft = to;
  row.style.scrollBehavior = '';
}
