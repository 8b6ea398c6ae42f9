/**
 * Touch targets smaller than 44 px in either direction, a line each; runs in the page. The target of a radio or
 * checkbox is its label, that of a field its box; a link within a sentence may be as high as its line (WCAG 2.5.8).
 */
export function smallTargets(): string[] {
  const LEAST_PX = 44;
  // dots of banners are close together, because a 44 px target would overlap its neighbours; a swipe is equivalent
  const DOTS = { name: /^第 \d+ 张$/, leastWidth: 24 };
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, [role=tab], [role=menuitem]',
  );
  const isWithinText = (control: HTMLElement) =>
    control.tagName === 'A' &&
    getComputedStyle(control).display === 'inline' &&
    (control.parentElement?.textContent.trim().length ?? 0) > (control.textContent.trim().length || 1e9);
  /** For a link that covers its row by a pseudo-element, that row. */
  const overlaid = (control: HTMLElement): HTMLElement => {
    if (getComputedStyle(control, '::after').position !== 'absolute') return control;
    let row: HTMLElement | null = control;
    while (row !== null && getComputedStyle(row).position === 'static') row = row.parentElement;
    return row ?? control;
  };
  return [...controls].flatMap((control) => {
    const target =
      control instanceof HTMLInputElement && /radio|checkbox|file/.test(control.type)
        ? (control.labels?.[0] ?? control)
        : overlaid(control);
    // elements behind a dialog cannot be pressed
    if (control.closest('[inert], [aria-hidden=true], [data-base-ui-inert]') !== null) return [];
    if (isWithinText(control) || getComputedStyle(control).visibility === 'hidden') return [];
    const { width, height } = target.getBoundingClientRect();
    if (width <= 1 || height <= 1) return [];
    const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 20);
    const leastWidth = DOTS.name.test(name) ? DOTS.leastWidth : LEAST_PX;
    // half a pixel of tolerance for layout rounding
    if (width >= leastWidth - 0.5 && height >= LEAST_PX - 0.5) return [];
    const size = `${Math.round(width)} × ${Math.round(height)} px`;
    return [`target: ${control.tagName.toLowerCase()} ${name} of ${size}: ${control.outerHTML.slice(0, 90)}`];
  });
}
