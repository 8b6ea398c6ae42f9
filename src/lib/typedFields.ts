/** Fields whose value is a text or a file; other choices are repeated with a tap. */
const FIELDS =
  'textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=button], [type=submit])';

const fields = () => [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)];

/** Watches typing from now on; the returned function says whether any typed text is still in a field. */
export function watchTyping(): () => boolean {
  // weak: a page that is not kept is removed with its fields and their typed values
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
