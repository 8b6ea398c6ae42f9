import DOMPurify from 'dompurify';
import { pictureUrl } from '#lib/pictureUrl.ts';
import { settings } from '#settings';

const tags =
  'a b blockquote br caption center code col colgroup dd div dl dt em figcaption figure font h1 h2 h3 h4 h5 h6 hr i img li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul';
const attributes = 'align alt colspan height href rowspan src start title width';
// Only the web and the site's own paths; a picture may also stand in the text itself.
const address = /^(?:https?:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;
const inlinePicture = /^data:image\/(?:png|jpe?g|gif|webp);base64,/i;

const purify = DOMPurify(window);

purify.addHook('uponSanitizeAttribute', (node, data) => {
  if (!/^\s*data:/i.test(data.attrValue)) return;
  data.keepAttr = node.nodeName === 'IMG' && data.attrName === 'src' && inlinePicture.test(data.attrValue);
});

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'A' && node.hasAttribute('href')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  }
  if (node.nodeName === 'IMG') {
    node.setAttribute('loading', 'lazy');
    node.setAttribute('referrerpolicy', 'no-referrer');
    // with the site's own pictures an address is right as it stands
    const src = settings.pictureBase === '/' ? null : pictureUrl(node.getAttribute('src'));
    if (src !== null) node.setAttribute('src', src);
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
  }
});

/** Text, tables, pictures and links of the HTML, and nothing that acts, frames, places or colours itself. */
export function sanitizeHtml(html: string): string {
  return purify.sanitize(html, {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes.split(' '),
    ALLOWED_URI_REGEXP: address,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
