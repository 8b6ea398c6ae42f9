import { describe, expect, it } from 'vitest';
import { submissions } from '#sandbox/db/ledgerSchema.ts';
import { sessions, smsCodes, unknownLogins, uploads } from '#sandbox/db/schema.ts';
import { DAY_MS } from '#sandbox/http/beijing.ts';
import { SMS_PER_SENDER } from '#sandbox/register/smsCodes.ts';
import { changingCalls, exampleCalls, readingCalls, visitorCalls } from './documents.ts';
import { type Envelope, NOON, openTestSandbox } from './testSandbox.ts';
import { TINY_PNG } from './tinyPicture.ts';

const IDS = { lotteryToken: '', depositNumber: 'CK1', cardId: 1, boundCardId: 1 };
const CALLS = [...readingCalls, ...exampleCalls, ...changingCalls(IDS), ...visitorCalls('000000')].filter(
  // those end the session
  ({ path, body }) => body !== undefined && !/login_pc|register|editPassword/.test(path),
);
const SITE = 'http://localhost:5173';

describe('what another website makes a browser send', () => {
  const change = JSON.stringify({ balance: '999999' });
  it.each([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', { 'content-type': 'text/plain;charset=UTF-8' }, 415],
    ['a form with files', { 'content-type': 'multipart/form-data; boundary=b' }, 415],
    ['JSON of another origin', { 'content-type': 'application/json', origin: 'https://evil.example' }, 403],
    ['JSON of a sandboxed page', { 'content-type': 'application/json', origin: 'null' }, 403],
    ['JSON of the site', { 'content-type': 'application/json; charset=utf-8', origin: SITE }, 200],
  ])('%s sets a balance: %j is answered with %i', async (_, headers, code) => {
    const { sandbox, visitor } = await openTestSandbox();
    const request = new Request(`${SITE}/sandbox/members/demo888`, {
      method: 'POST',
      headers: { host: 'localhost:5173', ...headers },
      body: change,
    });
    expect(((await (await sandbox.fetch(request)).json()) as Envelope).code).toBe(code);
    const { balances } = (await visitor().get('/sandbox/members/demo888')).data as { balances: object };
    expect(JSON.stringify(balances).includes('999999.00')).toBe(code === 200);
  });

  it('an empty request of another origin resets nothing', async () => {
    const { sandbox, member } = await openTestSandbox();
    const phone = await member();
    const request = new Request(`${SITE}/sandbox/reset`, {
      method: 'POST',
      headers: { host: 'localhost:5173', origin: 'https://evil.example' },
    });
    expect((await sandbox.fetch(request)).status).toBe(403);
    expect((await phone.post('/api/user')).code).toBe(200);
  });
});

describe('sizes and numbers', () => {
  it('a huge number in any field of any call is refused, not an error', async () => {
    const { member, lines } = await openTestSandbox();
    const phone = await member();
    const before = [...lines];
    const codes: number[] = [];
    for (const { path, body } of CALLS)
      for (const field of Object.keys(body ?? {}))
        for (const huge of [1e300, -1e300, '9'.repeat(400), 2 ** 63, Number.MAX_SAFE_INTEGER]) {
          codes.push((await phone.post(path, { ...body, [field]: huge })).code);
        }
    expect(codes).not.toContain(500);
    expect(lines).toEqual(before);
  });
});

it('one client gets a limited number of SMS, for whatever phones', async () => {
  const { sandbox, clock } = await openTestSandbox();
  const send = async (at: number, sender?: string) => {
    const request = new Request(`${SITE}/api/send-sms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone: `139${String(at).padStart(8, '0')}` }),
    });
    return ((await (await sandbox.fetch(request, sender)).json()) as Envelope).code;
  };
  for (let at = 0; at < SMS_PER_SENDER; at += 1) expect(await send(at, '10.0.0.1')).toBe(200);
  expect(await send(100, '10.0.0.1')).toBe(429);
  expect(await send(101, '10.0.0.2')).toBe(200);
  clock.now += 60 * 60_000 - 1;
  expect(await send(102, '10.0.0.1')).toBe(429);
  clock.now += 1;
  expect(await send(103, '10.0.0.1')).toBe(200);
});

it('rows that nobody uses any more go with the next login, and the avatar stays', async () => {
  const { sandbox, member, visitor, clock } = await openTestSandbox();
  const phone = await member();
  const upload = () => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(TINY_PNG)], 'a.png'));
    return new Request(`${SITE}/api/uploadimg`, { method: 'POST', body: form });
  };
  await phone.send(upload());
  await phone.send(upload());
  await visitor().post('/api/send-sms', { phone: '13912345678' });
  await visitor().post('/api/login_pc', { name: 'nobody9', password: 'x' });
  await phone.post('/api/dofanshui', {}, { 'idempotency-key': 'k' });
  const rows = () =>
    sandbox.store.read(async (queries) => ({
      sessions: (await queries.select().from(sessions)).length,
      codes: (await queries.select().from(smsCodes)).length,
      unknown: (await queries.select().from(unknownLogins)).length,
      uploads: (await queries.select().from(uploads)).length,
      submissions: (await queries.select().from(submissions)).filter(({ key }) => key === 'k').length,
    }));
  const login = { name: 'demo888', password: 'demo8888' };
  clock.now = NOON + DAY_MS;
  await visitor().post('/api/login_pc', login);
  expect(await rows()).toEqual({ sessions: 2, codes: 1, unknown: 1, uploads: 2, submissions: 1 });
  clock.now += 1;
  await visitor().post('/api/login_pc', login);
  expect(await rows()).toEqual({ sessions: 2, codes: 0, unknown: 0, uploads: 1, submissions: 1 });
  clock.now = NOON + 2 * DAY_MS + 1;
  await visitor().post('/api/login_pc', login);
  expect(await rows()).toMatchObject({ submissions: 0, uploads: 1 });
});
