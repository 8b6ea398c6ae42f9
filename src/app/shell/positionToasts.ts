import type { RootActor } from '#app/calls/root.ts';
import { systemActor } from '#machines/app/systemActors.ts';

/** The possible positions of a toast in order of preference: above the tab bar, below the header, in the middle. */
const POSITIONS = ['', 'top', 'middle'] as const;
const CONTROLS = 'button, a[href], input, select, textarea, label';
/** The distance in px that a toast moves up while it appears, and its minimum margin. */
const ROOM = 12;
/** Covering a control in use is worse than covering any number of others. */
const WORST = 1000;

/**
 * Positions every toast so that it covers neither the control that was pressed last nor the focused one and, if
 * possible, no other. Until this is loaded, a toast is above the tab bar.
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
    // nothing under a dialog can be pressed
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
  // by then the toast is rendered, and the focused element is scrolled into view
  const positionSoon = () => requestAnimationFrame(position);
  systemActor(root.system, 'toasts')?.subscribe(positionSoon);
  document.addEventListener('focusin', positionSoon);
  positionSoon();
}

function overlaps(control: Element, box: DOMRect): boolean {
  const { top, right, bottom, left } = control.getBoundingClientRect();
  return (
    top < box.bottom + ROOM && bottom > box.top - ROOM && left < box.right + ROOM && right > box.left - ROOM
  );
}
