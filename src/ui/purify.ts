import DOMPurify from 'dompurify';
import type { ParseSafely } from './nativeSanitizer.ts';

const purify = DOMPurify(window);

/** For browsers without a built-in sanitiser. */
export const purifyHtml: ParseSafely = (html, tags, attributes) =>
  purify.sanitize(html, {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: [...attributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM: true,
  }) as HTMLElement;
