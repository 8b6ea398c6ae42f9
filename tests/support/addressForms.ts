import {
  constantFrom,
  oneof,
  record,
  string,
  webFragments,
  webPath,
  webQueryParameters,
  type Arbitrary,
} from 'fast-check';
import { routeRules } from '#machines/app/navigation/routes.ts';

/** The forms in which other apps leave an address, and the location that each leads to (D67). */
export const FORMS: Readonly<Record<string, readonly (readonly [address: string, location: string])[]>> = {
  'the form of D2 stays': [
    ['/', '/'],
    ['/#', '/'],
    ['/#/', '/'],
    ['/#/register?pid=88', '/register?pid=88'],
    ['/#/assets?type=6', '/assets?type=6'],
    ['/#/?redirect=%2Fassets%3Ftype%3D6', '/?redirect=%2Fassets%3Ftype%3D6'],
    [
      '/#/game-shell?url=https%3A%2F%2Fa.example%2F%3Fb%3D1',
      '/game-shell?url=https%3A%2F%2Fa.example%2F%3Fb%3D1',
    ],
    ['/#/games?from=timeline', '/games?from=timeline'],
  ],
  'a path': [
    ['/register?pid=88', '/register?pid=88'],
    ['/register/?pid=88', '/register?pid=88'],
    ['/assets?type=6', '/assets?type=6'],
    ['/assets/?type=6', '/assets?type=6'],
    ['/games', '/games'],
    ['/games/', '/games'],
    ['//vip', '/vip'],
    ['/index.html', '/'],
    ['/index.html?pid=88', '/?pid=88'],
    ['/index.html#/games', '/games'],
    ['/login?redirect=%2Fassets%3Ftype%3D6', '/login?redirect=%2Fassets%3Ftype%3D6'],
    ['/gamePage?name=pp&type=6&code=a%26b&state=1', '/gamePage?name=pp&type=6&code=a%26b'],
    ['/register?pid=88&from=singlemessage&isappinstalled=0', '/register?pid=88'],
  ],
  'a path with the empty hash that the last site added': [
    ['/register?pid=88#/', '/register?pid=88'],
    ['/register#/?pid=88', '/register?pid=88'],
  ],
  'a path and a hash: the hash was added last': [
    ['/register?pid=88#/login', '/login?pid=88'],
    ['/vip#/assets?type=6', '/assets?type=6'],
  ],
  'a query in front of the hash': [
    ['/?pid=88', '/?pid=88'],
    ['/?pid=88#/register', '/register?pid=88'],
    ['/?from=singlemessage#/games', '/games'],
    ['/?from=singlemessage&isappinstalled=0#/', '/'],
    ['/?from=groupmessage#/register?pid=88', '/register?pid=88'],
    ['/?pid=9#/register?pid=88', '/register?pid=88'],
    ['/?id=5#/activeInfo', '/activeInfo?id=5'],
    ['/?redirect=%2Fassets%3Ftype%3D6#/login', '/login?redirect=%2Fassets%3Ftype%3D6'],
    ['/?code=071abc&state=STATE#/games', '/games'],
    ['/?_wv=1027&tdsourcetag=s_pcqq_aiomsg#/activeList', '/activeList'],
  ],
  'parameters behind a hash without a query': [
    ['/#/games&from=timeline', '/games'],
    ['/#/register&pid=88', '/register?pid=88'],
    ['/#/&from=timeline', '/'],
    ['/#&from=timeline', '/'],
    ['/#/games&from=timeline&isappinstalled=0', '/games'],
    ['/#/register&from=timeline?pid=88', '/register?pid=88'],
    ['/?from=timeline#/addBankCard', '/addBankCard'],
    ['/addBankCard?from=withdraw', '/addBankCard?from=withdraw'],
  ],
  'a hash that was encoded on its way': [
    ['/%23/register?pid=88', '/register?pid=88'],
    ['/%23%2Fregister%3Fpid%3D88', '/register?pid=88'],
    ['/%2523/register?pid=88', '/register?pid=88'],
    ['/#%2Fregister%3Fpid%3D88', '/register?pid=88'],
    ['/#/register%3Fpid=88', '/register?pid=88'],
    ['/#/activeInfo%3Fid%3D5?from=x', '/activeInfo?id=5&from=x'],
    ['/#/assets?type=6&amp;pid=88', '/assets?type=6&pid=88'],
    ['/?type=6&amp;pid=88#/assets', '/assets?type=6&pid=88'],
  ],
  'a hash that was typed, or written otherwise': [
    ['/#register', '/register'],
    ['/#register?pid=88', '/register?pid=88'],
    ['/#?pid=88', '/?pid=88'],
    ['/#/register/', '/register'],
    ['/#//register', '/register'],
    ['/#!/register?pid=88', '/register?pid=88'],
    ['/#/#/register?pid=88', '/register?pid=88'],
    ['/#/REGISTER?pid=88', '/register?pid=88'],
    ['/REGISTER', '/register'],
    ['/#/lotterygamepage?gamecode=jsks', '/LotteryGamePage?gamecode=jsks'],
    ['/#/register？pid=88', '/register?pid=88'],
  ],
  'what stood behind the link in a text': [
    ['/#/register。', '/register'],
    ['/#/register，快来注册', '/register'],
    ['/#/register)', '/register'],
    ['/#/register\u200B', '/register'],
    ['/register\u200B?pid=88', '/register?pid=88'],
  ],
  'a fragment that is no location': [
    ['/#rd', '/'],
    ['/?pid=88#rd', '/?pid=88'],
    ['/register?pid=88#wechat_redirect', '/register?pid=88'],
    ['/#/games#wechat_redirect', '/games'],
    ['/#/activeInfo?id=5#wechat_redirect', '/activeInfo?id=5'],
    ['/#/register?pid=88#rd', '/register?pid=88'],
    ['/#_=_', '/'],
    ['/#top', '/'],
  ],
  'a page that does not exist (D2)': [
    ['/#/nowhere', '/nowhere'],
    ['/#/vip/1', '/vip/1'],
    ['/#/constructor', '/constructor'],
    ['/nowhere', '/nowhere'],
    ['/vip/1', '/vip/1'],
    ['/%', '/%'],
    ['/#/%E0%A4%A', '/%E0%A4%A'],
  ],
};

const paths = constantFrom(
  '',
  '/',
  '/index.html',
  '/nowhere',
  '/%23/games',
  '//',
  ...Object.keys(routeRules),
);
const part = (arbitrary: Arbitrary<string>) => oneof(constantFrom(''), arbitrary);
const parts = record({
  path: oneof(paths, webPath()),
  search: part(oneof(webQueryParameters(), constantFrom('pid=88', 'from=timeline', 'redirect=%2Fassets'))),
  hash: part(oneof(webFragments(), paths, string())),
  suffix: constantFrom('', '/', '&from=timeline', '?pid=88', '。', '%3Fpid%3D88', '#rd'),
});

/** Addresses of a site, many of which are close to one that leads somewhere. */
export const addressesOf = (site: string): Arbitrary<URL> =>
  parts.map(({ path, search, hash, suffix }) => {
    const url = new URL(`${site}${path.startsWith('/') ? '' : '/'}${path}`);
    url.search = search;
    url.hash = hash + suffix;
    return url;
  });
