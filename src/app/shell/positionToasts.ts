import { costAt, MARGIN, toastTop, type Part, type Room } from './toastPlace.ts';
import type { RootActor } from '#app/calls/root.ts';
import { systemActor } from '#machines/app/systemActors.ts';

/** What was pressed or has the focus, with its texts, and what was refused: a toast speaks of these. */
const SPOKEN_OF = 1_000_000;
/** What a person reads or chooses by: fields, choices, tabs, amounts, and what to do about an unknown outcome. */
const READ = 1000;
/** The title of the page is less than any of these. */
const TITLE = 100;
const OTHER_CONTROL = 10;

const REFUSED = '[aria-invalid="true"]';
const READ_PARTS =
  'input, select, textarea, label, [role=tab], [translate=no], section[aria-label="结果未知"]';
const CONTROLS = 'button, a[href]';
/** A visual viewport that is lower by this many px has a keyboard below it. */
const KEYBOARD_PX = 100;

/**
 * Positions every toast in the part of the screen that a keyboard leaves: it never covers the control that was pressed
 * last, the focused one, a refused field or choice, or their texts, and otherwise covers as few amounts, fields, tabs and
 * controls as possible. One that stands moves only off what it speaks of. Until this is loaded, a toast is above the
 * tab bar.
 */
export function positionToasts(root: RootActor): void {
  let pressed: Element | null = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest(`${CONTROLS}, ${READ_PARTS}`) : null;
    },
    true,
  );
  let standing: Element | null = null;
  const position = () => {
    const region = document.querySelector<HTMLElement>('output[aria-live]');
    const toast = region?.firstElementChild;
    if (!region || !toast) return;
    const before = toast === standing ? region.getBoundingClientRect().top : null;
    standing = toast;
    region.style.top = '';
    region.style.bottom = '';
    const { left, right } = toast.getBoundingClientRect();
    const { top: foot, height } = region.getBoundingClientRect();
    const room = roomFor(foot, height);
    // nothing under a dialog can be pressed
    const front = document.querySelector('[role=dialog], [role=alertdialog]') ?? document;
    const parts = [
      ...partsOf(spokenOf(pressed), SPOKEN_OF),
      ...partsOf([...front.querySelectorAll(READ_PARTS)], READ),
      ...partsOf([...front.querySelectorAll(CONTROLS)], OTHER_CONTROL),
      ...partsOf([...document.querySelectorAll('h1')], TITLE),
    ].filter((part) => part.left < right + MARGIN && part.right > left - MARGIN);
    const stands =
      before !== null &&
      before >= room.first &&
      before <= room.last &&
      costAt(before, height, parts) < SPOKEN_OF;
    const top = stands ? before : toastTop(height, room, parts);
    if (top === foot) return;
    region.style.top = `${top}px`;
    region.style.bottom = 'auto';
  };
  // by then the toast is rendered, and the focused element is scrolled into view
  const positionSoon = () => requestAnimationFrame(position);
  systemActor(root.system, 'toasts')?.subscribe(positionSoon);
  document.addEventListener('focusin', positionSoon);
  window.visualViewport?.addEventListener('resize', positionSoon);
  window.visualViewport?.addEventListener('scroll', positionSoon);
  positionSoon();
}

/**
 * Where a toast of this height may be, in px: usually at the foot, or just above a keyboard, which covers the lower part
 * of the window. Where there is no tab bar, the room goes on below the foot.
 */
function roomFor(foot: number, height: number): Room {
  const { offsetTop, height: seen } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  const end = offsetTop + seen - height - MARGIN;
  const isTyping = seen < window.innerHeight - KEYBOARD_PX;
  const hasTabBar = document.querySelector('nav[aria-label="主导航"]') !== null;
  const usual = isTyping ? end : Math.min(foot, end);
  const last = isTyping || !hasTabBar ? end : usual;
  return { first: Math.min(offsetTop + MARGIN, last), usual, last };
}

/** The pressed control, the focused one and those that were refused, each with its label and its description. */
function spokenOf(pressed: Element | null): Element[] {
  const { activeElement, body } = document;
  const focused = activeElement === body ? null : activeElement;
  const controls = [pressed, focused, ...document.querySelectorAll(REFUSED)].filter((one) => one !== null);
  return controls.flatMap((control) => {
    const texts = [
      control.id === '' ? null : document.querySelector(`label[for="${CSS.escape(control.id)}"]`),
      document.getElementById(control.getAttribute('aria-describedby') ?? ''),
    ];
    return [control, ...texts.filter((one) => one !== null)];
  });
}

function partsOf(elements: readonly Element[], cost: number): (Part & { left: number; right: number })[] {
  return elements.map((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right, cost: bottom > top ? cost : 0 };
  });
}
