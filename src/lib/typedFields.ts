/** Fields whose value is text, or a file; the choices beside them are made again with a tap. */
const FIELDS =
  'textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=button], [type=submit])';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Watches what is typed from now on; the answer tells whether any of it, or of what stands there now, still does. */
export function watchTyping(): () => boolean {
  const typed = new Set(document.querySelectorAll<TextField>(FIELDS));
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && target.matches(FIELDS)) typed.add(target as TextField);
    },
    true,
  );
  return () => {
    // a page that is not kept takes its fields with it
    for (const field of typed) if (!field.isConnected) typed.delete(field);
    return [...typed].some(({ value }) => value !== '');
  };
}
