import { expect, test } from 'vitest';
import { renderDriver } from '#tests/support/renderedDriver.tsx';
import { aMember } from '#tests/support/samples.ts';

const WORDS = '记录服务忙';
const refusal = (status: number, body: object) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

/** The response to every call, and the text that then replaces a list or detail (D59). */
const FAULTS: readonly [string, () => Promise<Response>, string][] = [
  ['a refusal with words', refusal(200, { code: 404, message: WORDS }), WORDS],
  ['a framework’s refusal', refusal(422, { message: WORDS, errors: {} }), WORDS],
  ['a gateway with words', refusal(503, { msg: WORDS }), WORDS],
  ['a refusal without words', refusal(200, { code: 500 }), '加载失败'],
  ['HTML', () => Promise.resolve(new Response('<title>502</title>')), '加载失败'],
  ['a dropped connection', () => Promise.reject(new TypeError('Failed to fetch')), '加载失败，请检查网络'],
];

const PLACES = [
  '/',
  '/vip',
  '/games',
  '/assets?type=6',
  '/assets?type=4',
  '/assets?type=5',
  '/welfare',
  '/hongbao',
  '/activeList',
  '/activeInfo?id=1',
  '/applyagentList',
  '/myNews',
  '/myNewsInfo?id=1',
  '/bankCard',
  '/withdraw',
  '/deposit',
  '/userCenter',
  '/kefu',
  '/addBankCard',
  '/addUsdtCards',
];

/** Parts whose own text for a failure without words is the documents'. */
const OWN_TEXT = new Set(['/userCenter', '/kefu', '/addUsdtCards']);

/** What is beside a retry. */
function expected(place: string, text: string): RegExp {
  if (text === WORDS) return new RegExp(WORDS);
  if (OWN_TEXT.has(place)) return /失败|异常/;
  return text === '加载失败' ? /加载失败(?!，)/ : /加载失败，请检查网络/;
}

/** What no part may say: that it failed where the server has said why, or the network where there was an answer. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = { [WORDS]: /失败/, 加载失败: /请检查网络/ };

/** The controls that ask again for something that failed. */
const retries = () =>
  [...document.querySelectorAll('button')].filter((button) =>
    /^(重试|重新加载)/.test(button.getAttribute('aria-label') ?? button.textContent),
  );

const cases = PLACES.flatMap((place) =>
  FAULTS.map(([fault, respond, text]) => [place, fault, text, respond] as const),
);

test.each(cases)('%s, every call answering %s: “%s” with a retry', async (place, _, text, respond) => {
  const app = renderDriver({ respond });
  try {
    await app.open(place, { member: true, user: aMember() });
    await app.look((seen) => {
      expect(seen.controls.some(({ name, ready }) => name === '重试' && ready)).toBe(true);
      // the words stand beside each retry, in the place of its part
      const said = retries().map((retry) => retry.parentElement?.textContent ?? '');
      expect(said.filter((one) => !expected(place, text).test(one))).toEqual([]);
      expect(document.body.textContent).not.toMatch(FORBIDDEN[text] ?? /undefined/);
    });
  } finally {
    await app.close();
  }
});
