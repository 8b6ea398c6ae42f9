/** Fields with a typed text or a file; other choices can be repeated by a tap. */
const FIELDS =
  'textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=button], [type=submit])';

const fields = () => [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)];

/** Tracks typing from now on; the returned function tells whether a field still contains typed text. */
export function watchTyping(): () => boolean {
  // weak, because unmounted pages are removed with their fields
  const typed = new WeakSet<Element>(fields());
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element) typed.add(target);
    },
    true,
  );
  return () => fields().some((field) => typed.has(field) && field.value !== '');
}
