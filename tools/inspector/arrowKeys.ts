/**
 * Moves with the arrow keys, Home and End between the rows of a list, which are marked `data-row`; returns false for
 * other keys.
 */
export function moveWithArrows(from: EventTarget | null, key: string): boolean {
  if (!(from instanceof HTMLElement) || !('row' in from.dataset)) return false;
  const rows = [...(from.closest('ul, ol')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = rows.indexOf(from);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[key];
  if (to === undefined) return false;
  rows[Math.min(rows.length - 1, Math.max(0, to))]?.focus();
  return true;
}
