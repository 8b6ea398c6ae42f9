/**
 * What can be pressed and is smaller than a thumb wants (44 px either way), a line each; runs in the page. A choice is
 * as large as its label, a field as its box; a link within a sentence is as high as its line (WCAG 2.5.8).
 */
export function smallTargets(): string[] {
  const LEAST_PX = 44;
  // dots of banners stand side by side where a thumb would cover three: a swipe over the banner does the same
  const DOTS = { name: /^第 \d+ 张$/, leastWidth: 24 };
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, [role=tab], [role=menuitem]',
  );
  const isWithinText = (control: HTMLElement) =>
    control.tagName === 'A' &&
    getComputedStyle(control).display === 'inline' &&
    (control.parentElement?.textContent.trim().length ?? 0) > (control.textContent.trim().length || 1e9);
  /** A link that is laid over its whole row by a box of its own. */
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
    // what is behind a dialog is out of reach
    if (control.closest('[inert], [aria-hidden=true], [data-base-ui-inert]') !== null) return [];
    if (isWithinText(control) || getComputedStyle(control).visibility === 'hidden') return [];
    const { width, height } = target.getBoundingClientRect();
    if (width <= 1 || height <= 1) return [];
    const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 20);
    const leastWidth = DOTS.name.test(name) ? DOTS.leastWidth : LEAST_PX;
    // half a pixel is the layout's rounding
    if (width >= leastWidth - 0.5 && height >= LEAST_PX - 0.5) return [];
    const size = `${Math.round(width)} × ${Math.round(height)} px`;
    return [`target: ${control.tagName.toLowerCase()} ${name} of ${size}: ${control.outerHTML.slice(0, 90)}`];
  });
}
