/* These run in the browser's page too and so stand on their own. */

/** Whether a button may be pressed, works, or is off. */
export function buttonState(button: Element): 'free' | 'busy' | 'off' {
  if (button.getAttribute('aria-busy') === 'true') return 'busy';
  return (button as HTMLButtonElement).disabled ? 'off' : 'free';
}

/** The words that describe the fields marked as invalid, in the order of the page. */
export function markedWords(page: Element): string[] {
  const marked = [...page.querySelectorAll('[aria-invalid="true"]')].filter(
    (field) => field.closest('[hidden]') === null,
  );
  return marked.map((field) => {
    const words = page.ownerDocument.getElementById(field.getAttribute('aria-describedby') ?? '');
    return words?.textContent ?? '';
  });
}
