import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { DEMO_LOGIN, NEW_MEMBER_FUND_PASSWORD } from '#sandbox/seed/demo.ts';
import { DroppedConnection } from '#sandbox/tester/scenarios.ts';
import type { Send } from '#tools/contract/check/exchange.ts';
import type { JsonReport } from '#tools/contract/check/report.ts';
import { BACKEND, checkedSandbox, checkRun, faulty, WRITING_ENV } from './checkedBackend.ts';
import { answerOf } from './faults.ts';

const WRITING = ['--login', DEMO_LOGIN.username, '--write'];
const KEY = 'idempotency-key';
const TRANSFER = 'POST /api/transfer (in)';
let backend: Awaited<ReturnType<typeof checkedSandbox>>;
beforeEach(async () => {
  backend = await checkedSandbox();
});

const checked = (send: Send, { args = WRITING, wait = backend.wait } = {}) =>
  checkRun(send, args, { wait, env: WRITING_ENV });

/** The words of a report about a call that was sent again. */
function wordsOf(said: string, call: string): string | undefined {
  const [, section = ''] = said.split('Sent again with the same Idempotency-Key\n');
  const line = section.split('\n').find((one) => one.startsWith(`  ${call}: `));
  return line?.slice(`  ${call}: `.length);
}

/** A backend that handles the requests of one call which repeat an earlier key in another way. */
function repeating(call: string, repeated: (request: Request, send: Send) => Promise<Response>): Send {
  const keys = new Set<string>();
  return (request) => {
    const key = request.headers.get(KEY);
    if (key === null || call !== `POST ${new URL(request.url).pathname}`) return backend.send(request);
    const isRepeated = keys.has(key);
    keys.add(key);
    return isRepeated ? repeated(request, backend.send) : backend.send(request);
  };
}

/** Sends a request as one that has no key, so that the sandbox books it. */
const withoutKey = (request: Request, send: Send) => {
  request.headers.delete(KEY);
  return send(request);
};

test('a backend that keeps its keys has booked each call once', async () => {
  const { exitCode, said } = await checked(backend.send);
  const [, section = ''] = said.split('Sent again with the same Idempotency-Key\n');
  const twiceAtOnce = 'booked once, also when sent twice at once';
  expect(section.split('\n\n')[0]?.split('\n')).toEqual([
    `  POST /api/recharge: ${twiceAtOnce}`,
    `  POST /api/process: ${twiceAtOnce}`,
    `  POST /api/transfer (in): ${twiceAtOnce}`,
    `  POST /api/transfer (out): ${twiceAtOnce}`,
    `  POST /api/transall: ${twiceAtOnce}`,
    `  POST /api/transfer-out: ${twiceAtOnce}`,
    '  POST /api/dofanshui: booked once',
    `  POST /api/douserredpacket: ${twiceAtOnce}`,
    '  POST /api/doactivityapply: booked once',
    '  POST /api/bindcard: booked once',
    '  POST /api/withdraw: booked once',
    '  POST /api/applyagentdo: could not be judged: the answers are the same, but nothing that the site reads shows a second booking',
  ]);
  expect(exitCode).toBe(0);
});

test('nothing is sent again without --write', async () => {
  const keys: unknown[] = [];
  const { said } = await checked(
    (request) => {
      if (request.headers.has(KEY)) keys.push(request.url);
      return backend.send(request);
    },
    { args: WRITING.slice(0, 2) },
  );
  expect(keys).toEqual([]);
  expect(said).not.toContain('Sent again');
});

test('a second request has the key and the body of the first', async () => {
  const sent: string[] = [];
  await checked(async (request) => {
    if (request.url.endsWith('/api/withdraw'))
      sent.push(`${request.headers.get(KEY)} ${await request.clone().text()}`);
    return backend.send(request);
  });
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatch(/^[0-9a-f-]{36} {"amount":"100.00"/);
  expect(sent[1]).toBe(sent[0]);
});

describe('a backend that ignores the key', () => {
  test('is told what was booked twice, in words and figures', async () => {
    const { exitCode, said } = await checked((request) => withoutKey(request, backend.send));
    const again = 'BOOKED TWICE: the second request with the same Idempotency-Key moved the money again';
    const [, from, to] =
      /^BOOKED TWICE: .* moved the money again \(balance ([\d.]+) → ([\d.]+)\)$/.exec(
        wordsOf(said, TRANSFER) ?? '',
      ) ?? [];
    expect(Number(from) - Number(to)).toBeCloseTo(1);
    expect(wordsOf(said, 'POST /api/withdraw')).toMatch(
      /^BOOKED TWICE: .* moved the money again \(balance [\d.]+ → [\d.]+, withdrawals: 1 more\)$/,
    );
    expect(wordsOf(said, 'POST /api/recharge')).toBe(
      'BOOKED TWICE: the second request with the same Idempotency-Key was booked again (offline deposits: 1 more)',
    );
    expect(wordsOf(said, 'POST /api/douserredpacket')).toContain('grabbed red packets 1 → 2)');
    for (const call of ['POST /api/transfer (out)', 'POST /api/transall', 'POST /api/transfer-out'])
      expect(wordsOf(said, call)).toContain(again);
    expect(wordsOf(said, 'POST /api/bindcard')).toBe(
      'answered differently the second time: first code 200 "添加成功！", then code 400 "该账户已绑定，请勿重复绑定"',
    );
    expect(exitCode).toBe(1);
  });

  test('fails for a single call', async () => {
    const { exitCode, said } = await checked(repeating('POST /api/withdraw', withoutKey));
    expect(said).toContain('1 of them break the contract.');
    expect(exitCode).toBe(1);
  });

  test('only while the first request is being processed', async () => {
    const pending = new Set<string>();
    const { exitCode, said } = await checked(async (request) => {
      const key = request.headers.get(KEY);
      if (key === null || !request.url.endsWith('/api/transfer')) return backend.send(request);
      if (pending.has(key)) return withoutKey(request, backend.send);
      pending.add(key);
      const answer = await backend.send(request);
      pending.delete(key);
      return answer;
    });
    const [, from, to] =
      /^BOOKED TWICE: two requests at once with the same Idempotency-Key both moved the money \(balance ([\d.]+) → ([\d.]+)\)$/.exec(
        wordsOf(said, TRANSFER) ?? '',
      ) ?? [];
    expect(Number(from) - Number(to)).toBeCloseTo(2);
    expect(exitCode).toBe(1);
  });
});

describe('a second request', () => {
  const refusal = '{"code":409,"message":"请勿重复提交"}';
  test.each<[string, (request: Request, send: Send) => Promise<Response>, string]>([
    [
      'is refused as a repetition',
      () => Promise.resolve(Response.json(JSON.parse(refusal))),
      'first code 200 "转账成功", then code 409 "请勿重复提交"',
    ],
    [
      'has another status',
      async (request, send) => Response.json(await (await send(request)).json(), { status: 208 }),
      'first code 200 "转账成功", then code 200 "转账成功" and HTTP 208',
    ],
    [
      'has other data',
      () => Promise.resolve(Response.json({ code: 200, message: '转账成功', data: { id: 2 } })),
      'first code 200 "转账成功", then code 200 "转账成功" with other data',
    ],
    [
      'fails',
      () => Promise.resolve(new Response('<h1>502 Bad Gateway</h1>', { status: 502 })),
      'first code 200 "转账成功", then HTTP 502 without a code',
    ],
    [
      'gets no answer',
      () => Promise.reject(new DroppedConnection()),
      'first code 200 "转账成功", then no answer',
    ],
  ])('that %s breaks the contract', async (_name, repeated, words) => {
    const { exitCode, said } = await checked(repeating('POST /api/transfer', repeated));
    expect(wordsOf(said, TRANSFER)).toBe(`answered differently the second time: ${words}`);
    expect(exitCode).toBe(1);
  });

  test('that fails and is booked nevertheless is booked twice', async () => {
    const { said } = await checked(
      repeating('POST /api/transfer', async (request, send) => {
        await withoutKey(request, send);
        return new Response('', { status: 502 });
      }),
    );
    expect(wordsOf(said, TRANSFER)).toMatch(/^BOOKED TWICE: the second request/);
  });

  test('that is booked after a refusal was not answered from what is kept', async () => {
    const keys = new Set<string>();
    const { exitCode, said } = await checked((request) => {
      const key = request.headers.get(KEY) ?? '';
      if (!request.url.endsWith('/api/withdraw') || keys.has(key)) return backend.send(request);
      keys.add(key);
      return Promise.resolve(Response.json({ code: 400, message: '余额不足' }));
    });
    expect(wordsOf(said, 'POST /api/withdraw')).toContain('first code 400 "余额不足", then code 200');
    expect(exitCode).toBe(1);
  });
});

describe('what could not be judged breaks no contract', () => {
  test.each([
    ['a refusal', 400, 'both requests got code 400 "请稍后"'],
    ['too many requests', 429, 'the first request got code 429 "请稍后"'],
    ['a failure of the backend', 500, 'the first request got code 500 "请稍后"'],
  ])('%s', async (_name, code, words) => {
    const refused = answerOf(200, JSON.stringify({ code, message: '请稍后' }));
    const { exitCode, said } = await checked(faulty(backend.send, 'POST /api/dofanshui', refused));
    expect(wordsOf(said, 'POST /api/dofanshui')).toBe(`could not be judged: ${words}`);
    expect(exitCode).toBe(0);
  });

  test('a second request that is one too many', async () => {
    const limited = () => Promise.resolve(Response.json({ code: 429, message: '操作频繁' }));
    const { exitCode, said } = await checked(repeating('POST /api/transfer', limited));
    expect(wordsOf(said, TRANSFER)).toBe('could not be judged: a request got code 429 "操作频繁"');
    expect(exitCode).toBe(0);
  });

  test('a balance that something else moves', async () => {
    const { exitCode, said } = await checked(
      repeating('POST /api/transfer', async (request, send) => {
        const body = JSON.stringify({ balance: '5000.00' });
        const headers = { 'content-type': 'application/json' };
        await send(new Request(`${BACKEND}/sandbox/members/demo888`, { method: 'POST', headers, body }));
        return send(request);
      }),
    );
    expect(wordsOf(said, TRANSFER)).toMatch(
      /^could not be judged: balance [\d.]+ → 5000\.00, which is not what this call moves$/,
    );
    expect(exitCode).toBe(0);
  });

  test('a balance that cannot be read, or does not show the booking', async () => {
    const unread = await checked(faulty(backend.send, 'POST /api/balance', answerOf(200, '')));
    expect(wordsOf(unread.said, TRANSFER)).toBe('could not be judged: balance could not be read');
    const still = answerOf(200, '{"code":200,"data":{"balance":"900.00","mbalance":"0.00"}}');
    const { said } = await checked(faulty(backend.send, 'POST /api/balance', still));
    expect(wordsOf(said, TRANSFER)).toBe(
      'could not be judged: the first request left no trace in balance, so that a second booking would leave none',
    );
  });
});

describe('a backend whose balance lags behind', () => {
  /** Shows the balance of before a transfer for this long, in ms. */
  const LAG = 1500;
  function lagging(send: Send) {
    let now = 0;
    const pending: { until: number; shown: string }[] = [];
    const lagged: Send = async (request) => {
      if (request.url.endsWith('/api/transfer')) {
        const balance = new Request(`${BACKEND}/api/balance`, { method: 'POST', headers: request.headers });
        pending.push({ until: now + LAG, shown: await (await backend.send(balance)).text() });
      }
      const old = pending.find(({ until }) => until > now);
      if (request.url.endsWith('/api/balance') && old !== undefined) return new Response(old.shown);
      return send(request);
    };
    const wait = async (ms: number) => {
      now += ms;
      await backend.wait(ms);
    };
    return checked(lagged, { wait });
  }

  test('is not taken for one that books twice', async () => {
    expect(wordsOf((await lagging(backend.send)).said, TRANSFER)).toBe(
      'booked once, also when sent twice at once',
    );
  });

  test('is found to book twice', async () => {
    const { said } = await lagging((request) => withoutKey(request, backend.send));
    expect(wordsOf(said, TRANSFER)).toMatch(/^BOOKED TWICE: the second request/);
  });
});

test('no password and no token is in the report, even where the second answer holds them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'flowplay-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  const secrets = new Set<string>([DEMO_LOGIN.password, NEW_MEMBER_FUND_PASSWORD]);
  const { said } = await checked(
    repeating('POST /api/withdraw', (request) => {
      secrets.add(request.headers.get('authorization')?.replace('Bearer ', '') ?? '');
      const message = `no ${[...secrets].join(' ')}`;
      return Promise.resolve(Response.json({ code: 409, message, data: { token: [...secrets] } }));
    }),
    { args: [...WRITING, '--json', file] },
  );
  const written = readFileSync(file, 'utf8');
  expect(secrets.size).toBe(3);
  for (const secret of secrets) {
    expect(said).not.toContain(secret);
    expect(written).not.toContain(secret);
  }
  const report = JSON.parse(written) as JsonReport;
  const replay = report.calls.find(({ call }) => call === 'POST /api/withdraw')?.replay;
  expect(replay?.verdict).toBe('answered differently');
  expect(replay?.words).toContain('then code 409 "no … … …"');
  expect(report.isKept).toBe(false);
});
