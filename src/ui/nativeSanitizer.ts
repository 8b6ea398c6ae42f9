import type { ParseSafely } from './sanitizeHtml.ts';

/** `Element.setHTML` (HTML Sanitizer API), as far as it is used here. */
interface SanitizingElement {
  setHTML?: (
    html: string,
    options: {
      sanitizer: {
        removeElements: { name: string; namespace: string }[];
        attributes: readonly string[];
        comments: boolean;
        dataAttributes: boolean;
      };
    },
  ) => void;
}

const HTML = 'http://www.w3.org/1999/xhtml';
/** What goes with all that is in it, as its text is nothing to read; of any other element the content stays. */
const removed = [
  ...'audio noembed noframes noscript object plaintext select style template textarea title video xmp'
    .split(' ')
    .map((name) => ({ name, namespace: HTML })),
  { name: 'math', namespace: 'http://www.w3.org/1998/Math/MathML' },
  { name: 'svg', namespace: 'http://www.w3.org/2000/svg' },
];

const parse: ParseSafely = (html, tags, attributes) => {
  const { body } = document.implementation.createHTMLDocument('');
  (body as SanitizingElement).setHTML?.(html, {
    sanitizer: { removeElements: removed, attributes, comments: false, dataAttributes: false },
  });
  for (const element of body.querySelectorAll('*'))
    if (!tags.includes(element.localName)) element.replaceWith(...element.childNodes);
  return body;
};

/** By the browser's own sanitiser, where it has one (Chrome 146, Firefox 148). */
export const nativeParse: ParseSafely | undefined = 'setHTML' in Element.prototype ? parse : undefined;
