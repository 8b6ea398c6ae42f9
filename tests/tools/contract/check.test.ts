import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { JsonReport } from '#tools/contract/check/report.ts';
import { DEMO_LOGIN, NEW_MEMBER_FUND_PASSWORD } from '#sandbox/seed/demo.ts';
import { DroppedConnection } from '#sandbox/tester/scenarios.ts';
import { answerOf, DEFAULTED, FAILED, faults, inData, READ } from './faults.ts';
import {
  checkedSandbox,
  checkRun,
  faulty,
  inBody,
  WRITING_ENV,
  writtenAnswers,
  type Fault,
} from './checkedBackend.ts';

const AS_DEMO = ['--login', DEMO_LOGIN.username];
let backend: Awaited<ReturnType<typeof checkedSandbox>>;
beforeEach(async () => {
  backend = await checkedSandbox();
});

const checked = (send = backend.send, args: readonly string[] = AS_DEMO, env?: Record<string, string>) =>
  checkRun(send, args, { wait: backend.wait, ...(env && { env }) });

describe('the check of the sandbox', () => {
  test('is green for what only reads, and sends nothing else', async () => {
    const changing: string[] = [];
    const { exitCode, said } = await checked((request) => {
      if (/withdraw|recharge|process|transfer|do[a-z]+|bindcard|delcard|upload|getGameUrl/.test(request.url))
        changing.push(request.url);
      return backend.send(request);
    });
    expect(said).toContain('The backend keeps the contract.');
    expect(said).toMatch(/\d+ answered as documented, 0 refused, 0 different, 0 missing/);
    expect(said).toContain('POST /api/withdraw: it moves money or changes data; --write sends it');
    expect(changing).toEqual([]);
    expect(exitCode).toBe(0);
  });

  test('is green for what moves money and changes data, where that is requested', async () => {
    const { exitCode, said } = await checked(backend.send, [...AS_DEMO, '--write'], WRITING_ENV);
    expect(said).toMatch(/ 0 refused, 0 different, 0 missing; 7 not sent/);
    expect(exitCode).toBe(0);
  });

  test('asks a visitor’s calls alone without a login', async () => {
    const paths = new Set<string>();
    const { exitCode, said } = await checked((request) => {
      paths.add(new URL(request.url).pathname);
      return backend.send(request);
    }, []);
    expect(paths).not.toContain('/api/user');
    expect(said).toContain('POST /api/balance: --login NAME is not given');
    expect(exitCode).toBe(0);
  });

  test('ends the session that it has opened', async () => {
    let token = '';
    await checked((request) => {
      token = request.headers.get('authorization')?.replace('Bearer ', '') ?? token;
      return backend.send(request);
    });
    const again = new Request('http://localhost:5173/api/user', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await (await backend.send(again)).json()).toMatchObject({ code: 401 });
  });
});

describe('a sandbox with one fault is red', () => {
  let answers: Awaited<ReturnType<typeof writtenAnswers>>;
  beforeAll(async () => {
    answers = await writtenAnswers();
  });

  test('and without one green', async () => {
    expect(await checked(answers())).toMatchObject({ exitCode: 0 });
  });

  test.each(faults)('$name: $call', async ({ call, fault, sentence, effect, of }) => {
    const { exitCode, said } = await checked(faulty(answers(), call, fault, of));
    const lines = said.split('\n').filter((line) => line.startsWith(`  ${call}`) && line.includes(sentence));
    expect({ lines: lines.length, said }).toMatchObject({ lines: 1 });
    expect(lines[0]?.replace(/^ {2}\S+ \S+( \([^)]*\))?: /, '')).toBe(`${sentence}; ${effect}`);
    expect(exitCode).toBe(1);
  });

  test('a lost connection', async () => {
    const lost: Fault = () => {
      throw new DroppedConnection();
    };
    const { exitCode, said } = await checked(faulty(answers(), 'POST /api/betrecord', lost));
    expect(said).toContain(`Missing\n  POST /api/betrecord: no answer; ${FAILED}`);
    expect(exitCode).toBe(1);
  });

  test('a call of members that answers visitors', async () => {
    const { exitCode, said } = await checked(async (request) =>
      request.headers.get('authorization')?.trim() === 'Bearer' && request.url.endsWith('/user')
        ? Response.json({ code: 200, data: {} })
        : answers()(request),
    );
    expect(said).toContain(
      'POST /api/user (as a visitor): answers a visitor with code 200, code 401 expected',
    );
    expect(exitCode).toBe(1);
  });

  test('but not for a call that a backend may do without, by status or by code', async () => {
    for (const left of [answerOf(404, ''), answerOf(200, '{"code":404,"message":"接口不存在"}')]) {
      const { exitCode, said } = await checked(faulty(answers(), 'GET /api/player-protection', left));
      expect(said).toContain('GET /api/player-protection: this call is optional');
      expect(exitCode).toBe(0);
    }
  });

  test('several faults in one answer, each with what comes of it alone', async () => {
    const fault = inData((data: { balance: unknown; username: unknown; vip: unknown }) => {
      Object.assign(data, { balance: {}, username: 7, vip: 'x' });
    });
    const { said } = await checked(faulty(answers(), 'POST /api/user', fault));
    expect(said).toContain(`data.username is a number, text expected; ${READ}`);
    expect(said).toContain(`data.balance is an object, text or number expected; ${DEFAULTED}`);
    expect(said).toContain(`data.vip is a text "x", whole number expected; ${DEFAULTED}`);
  });

  test('what is read all the same is no fault to a tolerant run', async () => {
    const fault = inData((data: { title: unknown }) => void (data.title = 8));
    const send = () => faulty(answers(), 'POST /api/activitydeatil', fault);
    expect(await checked(send(), [...AS_DEMO, '--tolerant'])).toMatchObject({ exitCode: 0 });
    const graver = inData((data: { title: unknown }) => void (data.title = {}));
    const worse = faulty(answers(), 'POST /api/activitydeatil', graver);
    expect(await checked(worse, [...AS_DEMO, '--tolerant'])).toMatchObject({ exitCode: 1 });
  });

  test('a field that no document has is reported, and a fault to a strict run alone', async () => {
    const fault = inData((data: object[]) => data.map((item) => ({ ...item, secret_rank: 1 })));
    const send = () => faulty(answers(), 'GET /api/activebanks', fault);
    const { exitCode, said } = await checked(send());
    expect(said).toContain('GET /api/activebanks: data[].secret_rank');
    expect(exitCode).toBe(0);
    expect(await checked(send(), [...AS_DEMO, '--strict'])).toMatchObject({ exitCode: 1 });
  });
});

describe('calls that change something', () => {
  const written = (call: string, fault: Fault) =>
    checked(faulty(backend.send, call, fault), [...AS_DEMO, '--write'], WRITING_ENV);

  test('a refusal is an answer too, and the message is reported', async () => {
    const refusal = answerOf(200, '{"code":400,"message":"暂无领取额度！"}');
    const { exitCode, said } = await written('POST /api/dofanshui', refusal);
    expect(said).toContain('POST /api/dofanshui: code 400 "暂无领取额度！"');
    expect(exitCode).toBe(0);
  });

  test('a refusal without words is a fault', async () => {
    const { exitCode, said } = await written('POST /api/withdraw', answerOf(200, '{"code":400}'));
    expect(said).toContain(`POST /api/withdraw: refuses with code 400, message expected; ${FAILED}`);
    expect(exitCode).toBe(1);
  });

  test('a recharge must tell its number', async () => {
    const silent = inBody((body: object) => ({ ...body, message: '' }));
    const { said } = await written('POST /api/recharge', silent);
    expect(said).toContain('POST /api/recharge: message is missing, deposit number expected');
    expect(said).toContain('POST /api/payinfo: POST /api/recharge answered without deposit number');
  });

  test('an online payment is of an amount that its option allows (D26)', async () => {
    const limited = inData(
      (data: { options: object[] }[]) =>
        void Object.assign(data[0]!.options[0]!, { fixed_amounts: ['50', '200'], amount_range: '100-50000' }),
    );
    const amounts: unknown[] = [];
    await checked(
      async (request) => {
        if (new URL(request.url).pathname === '/api/process')
          amounts.push(((await request.clone().json()) as { amount: unknown }).amount);
        return faulty(backend.send, 'GET /api/payment-channels', limited)(request);
      },
      [...AS_DEMO, '--write'],
      WRITING_ENV,
    );
    expect(new Set(amounts)).toEqual(new Set(['200']));
  });

  test('what needs the fund password waits for one', async () => {
    const { said } = await checked(backend.send, [...AS_DEMO, '--write']);
    expect(said).toContain('POST /api/withdraw: FLOWPLAY_FUND_PASSWORD is not set');
    expect(said).toContain('POST /api/bindcard: FLOWPLAY_FUND_PASSWORD is not set');
  });
});

test('reports what is missing in a backend of two calls', async () => {
  const { exitCode, said } = await checked(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/app') return Response.json({ code: 200, data: { title: '甲', site_state: 1 } });
    if (pathname === '/api/login_pc') return Response.json({ code: 200, data: { api_token: 'T1' } });
    return new Response('<h1>Not Found</h1>', { status: 404 });
  });
  for (const call of [
    'POST /api/homenotice',
    'GET /api/hot-game',
    'POST /api/balance',
    'POST /api/noticeList',
  ])
    expect(said).toContain(`  ${call}: is missing: HTTP 404; ${FAILED}`);
  expect(said).toContain('GET /api/player-protection: this call is optional');
  expect(said).toContain('POST /api/activitydeatil: POST /api/activitylist lists no promotion');
  expect(said).toMatch(/2 answered as documented, 0 refused, 0 different, \d+ missing/);
  expect(exitCode).toBe(1);
});

describe('passwords and tokens', () => {
  test('are nowhere in the report, even where the backend sends them', async () => {
    const tokens = new Set<string>();
    const { said } = await checked(
      async (request) => {
        const token = request.headers.get('authorization')?.replace('Bearer', '').trim() ?? '';
        if (token !== '') tokens.add(token);
        const secrets = `${token} ${DEMO_LOGIN.password} ${NEW_MEMBER_FUND_PASSWORD}`;
        return /login_pc|\/user$/.test(request.url)
          ? backend.send(request)
          : Response.json({ code: 500, message: `no ${secrets}`, data: null });
      },
      [...AS_DEMO, '--write'],
      WRITING_ENV,
    );
    expect(tokens.size).toBe(1);
    for (const secret of [...tokens, DEMO_LOGIN.password, NEW_MEMBER_FUND_PASSWORD])
      expect(said).not.toContain(secret);
    expect(said).toContain('answers code 500 "no …');
  });

  test('are not in the report where quoting escapes them', async () => {
    const env = { ...WRITING_ENV, FLOWPLAY_FUND_PASSWORD: 'se"cret' };
    const message = `no ${env.FLOWPLAY_FUND_PASSWORD}`;
    const refusal = answerOf(200, JSON.stringify({ code: 400, message }));
    const { said } = await checked(
      faulty(backend.send, 'POST /api/withdraw', refusal),
      [...AS_DEMO, '--write'],
      env,
    );
    expect(said).toContain('POST /api/withdraw: code 400 "no …"');
    expect(said).not.toContain('cret"');
  });

  test('are not shown where they are the fault', async () => {
    const fault = inData((data: { lottery_token: unknown }) => void (data.lottery_token = 123456));
    const { said } = await checked(faulty(backend.send, 'POST /api/user', fault));
    expect(said).toContain('data.lottery_token is a number, text expected');
    expect(said).not.toContain('123456');
  });

  test('prompts for the password where the environment has none', async () => {
    const run = (secret: string | null) =>
      checkRun(backend.send, AS_DEMO, { env: {}, secret, wait: backend.wait });
    expect(await run(DEMO_LOGIN.password)).toMatchObject({ exitCode: 0 });
    expect(await run(null)).toEqual({
      exitCode: 2,
      said: 'The password cannot be entered without a terminal; set FLOWPLAY_PASSWORD.',
    });
  });

  test('a wrong one leaves the members’ calls unasked', async () => {
    const { exitCode, said } = await checked(backend.send, AS_DEMO, { FLOWPLAY_PASSWORD: 'wrong' });
    expect(said).toContain('POST /api/login_pc: answers code 400 "账号或密码错误", code 200 expected');
    expect(said).toContain('POST /api/balance: there is no session, as the login failed');
    expect(exitCode).toBe(1);
  });
});

describe('the report as JSON', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'flowplay-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('reports the same', async () => {
    const file = join(folder, 'report.json');
    const fault = inData((data: { balance: unknown }) => void (data.balance = true));
    await checked(faulty(backend.send, 'POST /api/balance', fault), [...AS_DEMO, '--json', file]);
    const report = JSON.parse(readFileSync(file, 'utf8')) as JsonReport;
    expect(report).toMatchObject({ isKept: false, counts: { differs: 1, missing: 0 } });
    expect(report.calls.find(({ call }) => call === 'POST /api/balance')).toEqual({
      call: 'POST /api/balance',
      of: null,
      verdict: 'differs',
      findings: [
        { words: 'data.balance is a boolean, text or number expected', effect: 'defaulted', alike: 0 },
      ],
      undocumented: [],
      why: null,
      replay: null,
    });
  });
});

describe('a site at another origin', () => {
  const asked = (headers: Record<string, string>) =>
    checked(
      async (request) => {
        const answer =
          request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await backend.send(request);
        for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
        return answer;
      },
      ['--origin', 'https://play.example'],
    );

  test('may call a backend that allows it', async () => {
    const allowing = {
      'access-control-allow-origin': 'https://play.example',
      'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
    };
    expect(await asked(allowing)).toMatchObject({ exitCode: 0 });
  });

  test('reports which header is not allowed; a star does not stand for the token', async () => {
    const { exitCode, said } = await asked({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    });
    expect(said).toContain('OPTIONS /api/app: Access-Control-Allow-Headers does not allow authorization');
    expect(said).not.toContain('does not allow content-type');
    expect(exitCode).toBe(1);
  });

  test('is reported for a backend that knows nothing of it', async () => {
    const { exitCode, said } = await asked({});
    expect(said).toContain('POST /api/app: Access-Control-Allow-Origin does not allow https://play.example');
    expect(exitCode).toBe(1);
  });
});

describe('what cannot be done ends with 2', () => {
  test('a backend that is not there', async () => {
    const nowhere = () => Promise.reject(new TypeError('fetch failed'));
    expect(await checked(nowhere, [])).toEqual({
      exitCode: 2,
      said: 'http://localhost:5173/ does not answer.',
    });
    expect(await checked(nowhere, ['--origin', 'https://play.example'])).toMatchObject({ exitCode: 2 });
  });

  test.each([
    [['--pasword', 'x'], "Unknown option '--pasword'"],
    [['more'], 'Unexpected argument "more".'],
  ])('%j', async (args, said) => {
    const run = await checked(backend.send, args);
    expect(run.exitCode).toBe(2);
    expect(run.said).toContain(said);
  });
});
