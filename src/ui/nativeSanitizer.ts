/** Parses HTML without active content, into the body of an inert document, which loads no pictures. */
export type ParseSafely = (html: string, tags: readonly string[], attributes: readonly string[]) => Element;

/** The part of `Element.setHTML` (HTML Sanitizer API) that is used here. */
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
/** Removed with their content, which is not readable text; other disallowed elements are replaced by theirs. */
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

/** Uses the browser's own sanitiser, if it has one (Chrome 146, Firefox 148). */
export const nativeParse: ParseSafely | undefined = 'setHTML' in Element.prototype ? parse : undefined;
