import { locationOfLink } from '#lib/hashLocation.ts';
import { pictureUrl } from '#lib/pictureUrl.ts';
import { withinTimeLimit } from '#lib/timeLimit.ts';
import { settings } from '#settings';
import { nativeParse, type ParseSafely } from './nativeSanitizer.ts';

/** Sanitises external HTML. */
export type Sanitize = (html: string) => string;

const tags =
  'a b blockquote br caption center code col colgroup dd div dl dt em figcaption figure font h1 h2 h3 h4 h5 h6 hr i img li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );
const attributes = 'align alt colspan height href rowspan src start title width'.split(' ');
// Only http(s) and relative URLs; a picture may also be a data URL.
const address = /^(?:https?:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;
const inlinePicture = /^data:image\/(?:png|jpe?g|gif|webp);base64,/i;

function narrowAddresses(element: Element): void {
  for (const name of ['href', 'src']) {
    // browsers ignore whitespace and control characters in URLs
    // oxlint-disable-next-line no-control-regex
    const value = element.getAttribute(name)?.replace(/[\u0000-\u0020]/g, '');
    if (value === undefined) continue;
    const isInline = element.localName === 'img' && name === 'src' && inlinePicture.test(value);
    if (!isInline && !address.test(value)) element.removeAttribute(name);
  }
}

/** A link into the app stays in this window (D76); any other opens one that knows nothing of this (D33). */
function narrowLink(link: Element): void {
  const href = link.getAttribute('href')?.trim();
  if (href === undefined) return;
  const location = locationOfLink(href);
  // the anchors of the operator's page are not here
  if (/^#(?![!/])/.test(href) && location === '/') link.removeAttribute('href');
  else if (location !== null) link.setAttribute('href', `#${location}`);
  else {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
}

function narrowPicture(picture: Element): void {
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('referrerpolicy', 'no-referrer');
  // if pictures are on the site's own origin, the URL is already correct
  const src = settings.pictureBase === '/' ? null : pictureUrl(picture.getAttribute('src'));
  if (src !== null) picture.setAttribute('src', src);
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}

/** Keeps text, tables, pictures and links; removes everything active, frames, positioning and colours (D33). */
const sanitizeWith =
  (parse: ParseSafely): Sanitize =>
  (html) => {
    const body = parse(html, tags, attributes);
    for (const element of body.querySelectorAll('*')) {
      narrowAddresses(element);
      if (element.localName === 'a') narrowLink(element);
      if (element.localName === 'img') narrowPicture(element);
    }
    return body.innerHTML;
  };

let ready: Sanitize | undefined = nativeParse && sanitizeWith(nativeParse);

/** The sanitiser, if it is available without loading a chunk. */
export const readySanitizer = (): Sanitize | undefined => ready;

/** Loads the sanitiser: the browser's own, or else DOMPurify; rejects if its chunk fails to load. */
export async function loadSanitizer(): Promise<Sanitize> {
  return (ready ??= sanitizeWith((await withinTimeLimit(() => import('./purify.ts'))).purifyHtml));
}
