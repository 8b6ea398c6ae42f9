import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { number, object } from 'valibot';
import { createClient } from '#api/client.ts';

const data = object({ n: number() });
const endpoint = { method: 'POST', path: '/api/user', data } as const;

function answering(body: string | object, status = 200) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return vi.fn<typeof fetch>(() => Promise.resolve(new Response(text, { status })));
}

function clientOn(fetch: typeof globalThis.fetch, token = 'T0') {
  return createClient({ baseUrl: '/', token: () => token, fetch });
}

/** The request as sent over the network. */
function sent(fetch: ReturnType<typeof answering>) {
  const [url, init] = fetch.mock.calls[0] ?? [];
  return { url: typeof url === 'string' ? url : '', init: init ?? {}, headers: new Headers(init?.headers) };
}

describe('a request', () => {
  test('goes to the base URL as JSON with the bearer', async () => {
    const fetch = answering({ code: 200, data: { n: 1 } });
    const call = createClient({ baseUrl: 'https://api.example.com/', token: () => 'T0', fetch });
    await call({ ...endpoint, path: '/api/send-sms' }, { body: { phone: '1' } });
    const { url, init, headers } = sent(fetch);
    expect(url).toBe('https://api.example.com/api/send-sms');
    expect(init.body).toBe('{"phone":"1"}');
    expect(headers.get('authorization')).toBe('Bearer T0');
    expect(headers.get('content-type')).toBe('application/json');
  });

  test('without a token has an empty bearer, and an empty payload is an empty object', async () => {
    const fetch = answering({ code: 200, data: { n: 1 } });
    await clientOn(fetch, '')(endpoint);
    expect(sent(fetch).headers.get('authorization')?.trim()).toBe('Bearer');
    expect(sent(fetch).init.body).toBe('{}');
  });

  test('carries its query', async () => {
    const fetch = answering({ code: 200, data: { n: 1 } });
    const get = { method: 'GET', path: '/api/game/list', data } as const;
    await clientOn(fetch)(get, { query: { category: 'hot' } });
    const { url, init, headers } = sent(fetch);
    expect(url).toBe('/api/game/list?category=hot');
    expect(init.body).toBeUndefined();
    expect(headers.has('idempotency-key')).toBe(false);
  });

  test('carries its idempotency key where it has one', async () => {
    const fetch = answering({ code: 200, data: { n: 1 } });
    await clientOn(fetch)({ ...endpoint, path: '/api/dofanshui' }, { idempotencyKey: 'K1' });
    expect(sent(fetch).headers.get('idempotency-key')).toBe('K1');
  });

  test('is what its call takes, no less, no more and nothing else', () => {
    const call = clientOn(answering({ code: 200, data: { n: 1 } }));
    const card = { method: 'POST', path: '/api/getcard', data } as const;
    const claim = { method: 'POST', path: '/api/dofanshui', data } as const;
    const compiled = () => [
      call(card, { body: { type: 1 } }),
      // @ts-expect-error the body is missing
      call(card),
      // @ts-expect-error there is no such type
      call(card, { body: { type: 3 } }),
      // @ts-expect-error the documents have no such field
      call(card, { body: { type: 1, kind: 1 } }),
      // @ts-expect-error a claim requires a key
      call(claim),
      // @ts-expect-error this call takes no body
      call(endpoint, { body: { name: '1' } }),
      // @ts-expect-error no document has this call
      call({ ...endpoint, path: '/api/thing' }),
      // @ts-expect-error it is a POST
      call({ ...endpoint, method: 'GET' }),
    ];
    expect(compiled).toBeTypeOf('function');
  });

  test('leaves the content type of a form to the browser', async () => {
    const fetch = answering({ code: 200, data: { n: 1 } });
    const form = new FormData();
    form.set('file', 'x');
    await clientOn(fetch)({ ...endpoint, path: '/api/uploadimg' }, { body: form });
    expect(sent(fetch).headers.has('content-type')).toBe(false);
    expect(sent(fetch).init.body).toBe(form);
  });
});

describe('an answer', () => {
  test('gives checked data and the message', async () => {
    const call = clientOn(answering({ code: 200, message: '好', data: { n: 7, extra: true } }));
    await expect(call(endpoint)).resolves.toEqual({ data: { n: 7 }, message: '好' });
  });

  test('succeeds with the code of its endpoint only', async () => {
    const made = { ...endpoint, success: 201 } as const;
    await expect(clientOn(answering({ code: 201, data: { n: 1 } }))(made)).resolves.toMatchObject({
      data: { n: 1 },
    });
    await expect(clientOn(answering({ code: 200, data: { n: 1 } }))(made)).rejects.toEqual({
      kind: 'rejected',
      code: 200,
      message: '',
    });
  });

  test.each([
    ['message wins over msg', { code: 500, message: 'A', msg: 'B' }, 'A'],
    ['msg serves alone', { code: 500, msg: 'B' }, 'B'],
    ['an empty message gives way', { code: 500, message: '', msg: 'B' }, 'B'],
    ['a code may be text', { code: '500', msg: 'B' }, 'B'],
  ])('refusal: %s', async (_, body, message) => {
    await expect(clientOn(answering(body))(endpoint)).rejects.toEqual({
      kind: 'rejected',
      code: 500,
      message,
    });
  });

  test.each([
    ['in the body', { code: 401, message: '请登录' }, 200, '请登录'],
    ['as HTTP status', '<html>', 401, ''],
    ['as HTTP status, with a framework’s words', { message: 'Unauthenticated.' }, 401, 'Unauthenticated.'],
    ['the body stands before the status', { code: 401 }, 500, ''],
  ])('401 %s is an expired session', async (_, body, status, message) => {
    await expect(clientOn(answering(body, status))(endpoint)).rejects.toEqual({ kind: 'expired', message });
  });

  test.each([
    [
      'a framework’s words',
      { message: '手机号格式错误', errors: { mobile: ['手机号格式错误'] } },
      '手机号格式错误',
    ],
    ['words under another name', { msg: '请求过于频繁' }, '请求过于频繁'],
    ['a page', '<html></html>', ''],
  ])('HTTP 4xx with %s and no code is a refusal by its status', async (_, body, message) => {
    await expect(clientOn(answering(body, 422))(endpoint)).rejects.toEqual({
      kind: 'rejected',
      code: 422,
      message,
    });
  });

  test.each([
    ['a page', '<html>bad gateway</html>', ''],
    ['words', { message: '系统维护' }, '系统维护'],
    ['a code that is none', { code: 'x', message: '系统维护' }, '系统维护'],
  ])('HTTP 5xx with %s and no code is the gateway’s (D56)', async (_, body, message) => {
    await expect(clientOn(answering(body, 502))(endpoint)).rejects.toEqual({ kind: 'gateway', message });
  });

  test('with a code is an answer, whatever its number and status (D56)', async () => {
    await expect(clientOn(answering({ code: 500 }, 500))(endpoint)).rejects.toEqual({
      kind: 'rejected',
      code: 500,
      message: '',
    });
  });

  test.each([
    ['HTML', '<html></html>'],
    ['nothing', ''],
    ['text', 'ok'],
    ['an array', '[]'],
    ['null', 'null'],
    ['no code', { data: { n: 1 } }],
    ['wrong types', { code: 200, data: { n: '1' } }],
    ['no data', { code: 200 }],
    ['data of another shape', { code: 200, data: [] }],
  ])('of %s is malformed', async (_, body) => {
    await expect(clientOn(answering(body))(endpoint)).rejects.toEqual({ kind: 'malformed' });
  });
});

describe('no answer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const silent = () =>
    vi.fn<typeof fetch>(
      (_, init) =>
        new Promise((_resolve, reject) => {
          const abort = () => reject(new DOMException('Aborted', 'AbortError'));
          if (init?.signal?.aborted === true) abort();
          init?.signal?.addEventListener('abort', abort);
        }),
    );

  test('a dropped connection is offline', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(clientOn(fetch)(endpoint)).rejects.toEqual({ kind: 'offline' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('a cancelled call is cancelled in the network and is no CallError', async () => {
    const fetch = silent();
    const controller = new AbortController();
    const call = clientOn(fetch)(endpoint, { signal: controller.signal });
    const thrown = call.catch((error: unknown) => error);
    // the code that sends comes first
    await vi.dynamicImportSettled();
    controller.abort();
    expect(await thrown).toHaveProperty('cause.name', 'AbortError');
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  test('leaves no timer behind', async () => {
    await clientOn(answering({ code: 200, data: { n: 1 } }))(endpoint);
    expect(vi.getTimerCount()).toBe(0);
  });
});
