import type { RootActor } from '#calls/root.ts';

/** Where a toast may stand, the first choice first: above the tab bar, below the header, in the middle. */
const POSITIONS = ['', 'top', 'middle'] as const;
const CONTROLS = 'button, a[href], input, select, textarea, label';
/** A toast rises by so many px while it comes, and wants some room around it. */
const ROOM = 12;
/** To cover what is in use is worse than to cover any number of others. */
const WORST = 1000;

/**
 * Keeps every toast off the control that was pressed last and the one that has the focus, and, where there is room,
 * off any other. Whoever sees the first screen only has it above the tab bar, where it stands until this is loaded.
 */
export function positionToasts(root: RootActor): void {
  let pressed: Element | null = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest(CONTROLS) : null;
    },
    true,
  );
  const position = () => {
    const region = document.querySelector('output');
    const toast = region?.firstElementChild;
    if (!region || !toast) return;
    const { activeElement, body } = document;
    const kept = [pressed, activeElement === body ? null : activeElement];
    // under a dialog nothing can be pressed
    const dialog = document.querySelector('[role=dialog], [role=alertdialog]');
    const others = [...(dialog ?? body).querySelectorAll(CONTROLS)];
    const costs = POSITIONS.map((at) => {
      region.dataset['position'] = at;
      const box = toast.getBoundingClientRect();
      const isCovered = (control: Element | null) => control !== null && overlaps(control, box);
      return kept.filter(isCovered).length * WORST + others.filter(isCovered).length;
    });
    region.dataset['position'] = POSITIONS[costs.indexOf(Math.min(...costs))];
  };
  // by then it is rendered, and what takes the focus has been scrolled to
  const positionSoon = () => requestAnimationFrame(position);
  root.system.get('toasts')?.subscribe(positionSoon);
  document.addEventListener('focusin', positionSoon);
  positionSoon();
}

function overlaps(control: Element, box: DOMRect): boolean {
  const { top, right, bottom, left } = control.getBoundingClientRect();
  return (
    top < box.bottom + ROOM && bottom > box.top - ROOM && left < box.right + ROOM && right > box.left - ROOM
  );
}
