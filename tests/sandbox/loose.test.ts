import { describe, expect, it } from 'vitest';
import { loosened } from '#sandbox/tester/loose.ts';
import { openTestSandbox } from './testSandbox.ts';

const SEEDS = Array.from({ length: 40 }, (_, at) => at + 1);

/** The variants of a response's body, by seed. */
async function formsOf(body: object): Promise<Record<string, unknown>[]> {
  return Promise.all(
    SEEDS.map(
      async (seed) =>
        (await (await loosened(Response.json(body), '/api/x', seed)).json()) as Record<string, unknown>,
    ),
  );
}

/** The distinct variants of a field of the data, including `missing`. */
async function formsOfField(name: string, value: unknown): Promise<unknown[]> {
  const forms = await formsOf({ code: 200, message: '', data: { [name]: value } });
  const seen = forms.map(({ data }) =>
    Object.hasOwn(data as object, name) ? (data as Record<string, unknown>)[name] : 'missing',
  );
  return [...new Map(seen.map((form) => [JSON.stringify(form), form])).values()];
}

describe('a loose answer', () => {
  it.each<[string, string, unknown, unknown[]]>([
    ['a number as text', 'vip', 3, [3, '3']],
    ['an amount as a number', 'balance', '12793.50', ['12793.50', 12793.5]],
    ['a flag as true or text', 'isagent', 1, [1, '1', true]],
    ['a flag that is off as false or text', 'transferstatus', 0, [0, '0', false]],
    ['nothing where a text is empty', 'email', '', ['', null, 'missing']],
    ['nothing where a list is empty', 'rules', [], [[], '', null]],
    ['a list of amounts as text', 'fixed_amounts', ['30', '50'], [['30', '50'], '30,50', [30, 50]]],
  ])('has %s', async (_, name, value, forms) => {
    expect(await formsOfField(name, value)).toEqual(expect.arrayContaining(forms));
    expect(await formsOfField(name, value)).toHaveLength(forms.length);
  });

  it.each([
    ['a token', 'api_token', '1234567890'],
    ['a number that would lose digits', 'bank_no', '6222021234567890123'],
    ['a text with a leading zero', 'bank_no', '0000123456789'],
    ['words', 'realname', '陈小金'],
  ])('keeps %s', async (_, name, value) => {
    expect(await formsOfField(name, value)).toEqual([value]);
  });

  it('says its words as message or msg, its code as number or text, and more than was asked', async () => {
    const forms = await formsOf({ code: 200, message: '操作成功', data: null });
    const keys = new Set(forms.flatMap((form) => Object.keys(form)));
    expect(keys).toEqual(new Set(['code', 'message', 'msg', 'data', 'success', 'timestamp', 'trace']));
    expect(new Set(forms.map(({ code }) => code))).toEqual(new Set([200, '200']));
    for (const form of forms) expect(form['message'] ?? form['msg']).toBe('操作成功');
    expect(new Set(forms.map(({ data }) => JSON.stringify(data)))).toEqual(
      new Set(['null', '[]', '""', undefined]),
    );
  });

  it.each([
    [401, 401, { message: 'Unauthenticated.' }],
    [422, 422, { message: '不行', errors: { field: ['不行'] } }],
    [429, 429, { message: '不行' }],
  ])('refuses with %i as a framework does', async (code, status, body) => {
    const answer = await loosened(Response.json({ code, message: '不行', data: null }), '/api/x', 1);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual(body);
  });

  it('is the same at every request', async () => {
    const { member, visitor } = await openTestSandbox({ loose: 3 });
    const phone = await member();
    expect(await phone.post('/api/user')).toEqual(await phone.post('/api/user'));
    expect(await visitor().post('/api/user')).toEqual({ message: 'Unauthenticated.' });
  });

  it('leaves what is no envelope', async () => {
    const page = await loosened(
      new Response('<p>', { headers: { 'content-type': 'text/html' } }),
      '/api/x',
      1,
    );
    expect(await page.text()).toBe('<p>');
  });
});

describe('the loose setting', () => {
  const amounts = async (phone: { post: (path: string) => Promise<{ data: object }> }) =>
    Object.values((await phone.post('/api/balance')).data);

  it('is off until a tester turns it on, and after a reset', async () => {
    const { member } = await openTestSandbox();
    const phone = await member();
    const strict = await phone.post('/api/user');
    await phone.post('/sandbox/settings', { loose: 1 });
    expect(await phone.post('/api/user')).not.toEqual(strict);
    await phone.post('/sandbox/settings', { loose: null });
    expect(await phone.post('/api/user')).toEqual(strict);
    await phone.post('/sandbox/settings', { loose: 1 });
    await phone.post('/sandbox/reset');
    expect(await amounts(await member())).toEqual(['12888.66', '3650.00']);
  });

  it('is what a sandbox was opened with again after a reset', async () => {
    const { visitor } = await openTestSandbox({ loose: 1 });
    await visitor().post('/sandbox/settings', { loose: null });
    await visitor().post('/sandbox/reset');
    expect(await visitor().post('/api/user')).toEqual({ message: 'Unauthenticated.' });
  });

  it('leaves the faults that a tester orders recognisable', async () => {
    const { member } = await openTestSandbox({ loose: 1 });
    const phone = await member();
    await phone.post('/sandbox/scenario', { path: '/api/balance', code: 500, message: '繁忙' });
    const answer: Record<string, unknown> = { ...(await phone.post('/api/balance')) };
    expect([Number(answer['code']), answer['message'] ?? answer['msg']]).toEqual([500, '繁忙']);
    await phone.post('/sandbox/scenario', { path: '/api/balance', garbage: 'types' });
    expect(await phone.post('/api/balance')).toEqual({ code: 200, message: 42, data: 'oops' });
  });
});
