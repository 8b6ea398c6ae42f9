import { isRoutePath, routeRules, type RoutePath } from './routes.ts';

/** The parts of an address, as `URL` and `window.location` have them. */
export interface AddressParts {
  pathname: string;
  search: string;
  hash: string;
}

const PATHS = Object.keys(routeRules).filter(isRoutePath);

/** What each page reads from its query; in front of a hash, anything else was added by the app that shared the link. */
const PARAMETERS: Partial<Record<RoutePath, string>> = {
  '/': 'redirect',
  '/login': 'redirect',
  '/register': 'redirect',
  '/assets': 'type',
  '/bankCard': 'type',
  // WeChat has a `from` of its own
  '/addBankCard': 'from=withdraw',
  '/addUsdtCard': 'from=withdraw',
  '/addUsdtCards': 'from=withdraw',
  '/protection': 'section',
  '/activeInfo': 'id',
  '/myNewsInfo': 'id',
  '/gamePage': 'name type code dailiD title',
  '/LotteryGamePage': 'gamecode title',
  '/game-shell': 'url',
};

/** A route that a text names, the route's query, and what was appended without a `?`. */
interface Place {
  path: RoutePath;
  query: string;
  suffix: string;
}

/** What WeChat writes behind an address, whether or not that has a hash. */
const WECHAT_MARK = /#(?:rd|wechat_redirect)$/;

/** A text decoded as often as it was encoded on its way, at most twice; unchanged if it is no encoded text. */
function decoded(text: string): string {
  let result = text;
  try {
    if (text.includes('%')) result = decodeURIComponent(text);
    if (/^[^?]*%(23|2f|3f)/i.test(result)) result = decodeURIComponent(result);
  } catch {
    // a stray percent sign
  }
  // invisible characters are copied with a link, full-width ones come from a Chinese keyboard
  return result
    .replace(/[\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/？/g, '?')
    .replace(/＆/g, '&');
}

/**
 * The route that a text such as `/register?pid=88` names. Missing and additional slashes, the case of its letters, and
 * what a link was extended with by mistake, such as `。`, do not matter. Undefined if it names none: `/vip/1`, `#top`.
 */
function placeIn(text: string): Place | undefined {
  // the query itself stays as it is: it may contain an encoded location
  const [, encoded = '', sign = '', tail = ''] = /^([^?&]*)([?&]?)(.*)$/s.exec(text) ?? [];
  const [before = '', own = ''] = decoded(encoded).split(/\?(.*)/s);
  const [, start = '', name = '', rest = ''] = /^([!#/\s]*)([\w-]*)\/*(.*)$/s.exec(before) ?? [];
  const extension = name !== '' ? /^$|^[^\w-]/ : start.includes('/') ? /^$|^&|^[^!-~]/ : /^$|^&/;
  if (!extension.test(rest)) return undefined;
  const path =
    PATHS.find((one) => one === `/${name}`) ??
    PATHS.find((one) => one.toLowerCase() === `/${name.toLowerCase()}`);
  const appended = [rest.replace(/^[^&]*&?/, ''), sign === '&' ? tail.replace('?', '&') : ''].join('&');
  const query = [own, sign === '?' ? tail : ''].filter((part) => part !== '').join('&');
  return path && { path, query: query.replace(/&amp;/g, '&').replace(WECHAT_MARK, ''), suffix: appended };
}

const nameOf = (pair: string) => pair.split('=', 1)[0] ?? '';

/** A location at `path` with its own query, and of other queries what the page reads; the inviter may come with any. */
function locationAt(path: string, own: string, ...others: readonly string[]): string {
  const names = `pid ${(isRoutePath(path) && PARAMETERS[path]) || ''}`.split(' ');
  const pairs = own === '' ? [] : own.split('&');
  for (const pair of others.join('&').replace(/&amp;/g, '&').split('&')) {
    const name = nameOf(pair);
    if (name === '' || !names.some((one) => one === name || one === pair)) continue;
    if (!pairs.some((one) => nameOf(one) === name)) pairs.push(pair);
  }
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

/**
 * The location that an address leads to, in the form of D2, however another app left the address (D67): as a path
 * instead of a hash, with its query in front of the hash, with parameters appended to a hash that has no query, or with
 * an encoded hash. A location in the form of D2 stays as it is. An address that names no route leads to the page for
 * unknown ones; a fragment without a slash, such as WeChat's `#rd`, is no location.
 */
export function meantLocation({ pathname, search, hash }: AddressParts): string {
  const [folder = '', encodedHash = ''] = decoded(pathname).split(/#(.*)/s);
  const file = folder.replace(/^\/*index\.\w+$/i, '/');
  const outside = search.slice(1);
  const fragment = hash.slice(1);
  const inHash = placeIn(fragment);
  const inPath = placeIn(file);
  const places = [inHash, placeIn(encodedHash), inPath];
  const place = places.find((one) => one !== undefined && one.path !== '/');
  if (place !== undefined) {
    const beside = place === inHash ? '' : (inHash?.query ?? '');
    return locationAt(place.path, place.query, place.suffix, outside, beside);
  }
  if (/^!?\//.test(fragment) && inHash === undefined) return `/${fragment.replace(/^!?\/*/, '')}`;
  if (inPath === undefined) return locationAt(file, '', outside);
  return locationAt('/', inHash?.query ?? '', inHash?.suffix ?? '', outside);
}

/** A referrer is printable ASCII; a link in a text may be extended with the punctuation behind it. */
const INVITER = /^[!"$-~]*[\w~-]/;

/** The referrer in the query of a location (spec 1 §2 `pid`); empty if there is none. */
export function inviterIn(location: string): string {
  const pid = new URLSearchParams(location.split(/\?(.*)/s)[1]).get('pid') ?? '';
  return INVITER.exec(pid.trim())?.[0] ?? '';
}
