/** Fields whose value is text, or a file; the choices beside them are made again with a tap. */
const FIELDS =
  'textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=button], [type=submit])';

const fields = () => [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)];

/** Watches what is typed from now on; the answer tells whether any of it, or of what stands there now, still does. */
export function watchTyping(): () => boolean {
  // weak: a page that is not kept goes with its fields, and with what was typed into them
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
