import { parse } from 'valibot';
import type { Client } from '#api/client.ts';
import type { CallName } from '#api/contract/contract.ts';
import { ignored } from '#api/fields.ts';
import { fetchAgentUrl } from '#areas/game/api.ts';
import * as login from '#api/login.ts';
import { submitForm } from '#api/submitForm.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { DEMO_LOGIN, DEMO_PASSWORD, NEW_MEMBER_FUND_PASSWORD } from '#sandbox/seed/demo.ts';
import { recordingClient, type Exchange } from '#tools/contract/check/exchange.ts';
import { documented } from '#tools/contract/check/steps.ts';
import { askCalls, type Traffic } from '#tools/contract/check/askCalls.ts';

/** A call with its request and its answer. */
export interface Example {
  query?: Record<string, string>;
  body?: unknown;
  answer: unknown;
}

/** The day of the examples, in Beijing. */
const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const BACKEND = 'http://localhost';
const NEWCOMER = { phone: '13900000001', name: 'lucky777', password: 'lucky7777' };
const NEXT_PASSWORD = 'lucky8888';
const { signal } = new AbortController();

/**
 * An example of every call that the app makes, by name: the first success of each in the sandbox's traffic, in process
 * and with a fixed clock, so that it is always the same. Secrets are redacted, lists are shortened.
 */
export async function examples(): Promise<Map<CallName, Example>> {
  let now = NOON;
  const lines: string[] = [];
  const sandbox = await createSandbox({
    databaseUrl: ':memory:',
    now: () => now,
    random: () => 0.5,
    log: (line) => void lines.push(line),
    frameOrigin: 'https://games.example',
  });
  try {
    const send = (request: Request) => sandbox.fetch(request);
    const { traffic } = await askCalls({
      baseUrl: BACKEND,
      send,
      login: { name: DEMO_LOGIN.username, password: DEMO_PASSWORD, fundPassword: NEW_MEMBER_FUND_PASSWORD },
      write: true,
      replay: false,
      wait: async (ms) => void (now += ms),
    });
    return shortened([...traffic, ...(await restOf(sandbox, lines))]);
  } finally {
    await sandbox.close();
  }
}

/** The calls that a check never sends, or does not send as this member. */
async function restOf(sandbox: Sandbox, lines: readonly string[]): Promise<Traffic[]> {
  let token = '';
  const { client, exchanges } = recordingClient(
    (request) => sandbox.fetch(request),
    BACKEND,
    () => token,
  );
  const traffic: Traffic[] = [];
  const ask = async <Answer>(call: CallName, send: (client: Client) => Promise<Answer>): Promise<Answer> => {
    const answer = await send(client);
    traffic.push({ call, exchange: exchanges.at(-1) as Exchange });
    return answer;
  };
  await ask('POST /api/send-sms', (to) => login.sendSms(to, NEWCOMER.phone, signal));
  const smsCode = /: (\d{6})$/.exec(lines.at(-1) ?? '')?.[1] ?? '';
  token = await ask('POST /api/register', (to) =>
    login.register(
      to,
      {
        ...NEWCOMER,
        password_confirmation: NEWCOMER.password,
        realname: '王小明',
        smsCode,
        invite_code: '',
        pid: '88',
        sourceurl: 'https://play.example',
      },
      signal,
    ),
  );
  await ask('POST /api/player-protection', (to) =>
    to(
      { method: 'POST', path: '/api/player-protection', data: ignored },
      { body: { action: 'limit', period: 'day', amount: '5000.00' }, idempotencyKey: 'example', signal },
    ),
  );
  await ask('POST /api/editPayPassword', (to) =>
    submitForm(
      to,
      'POST /api/editPayPassword',
      { body: { password: NEW_MEMBER_FUND_PASSWORD, paypassword: '666666' } },
      signal,
    ),
  );
  await ask('POST /api/editPassword', (to) =>
    submitForm(
      to,
      'POST /api/editPassword',
      { body: { password: NEWCOMER.password, paypassword: NEXT_PASSWORD } },
      signal,
    ),
  );
  token = await login.login(client, { name: 'agent88', password: DEMO_PASSWORD }, signal);
  await ask('GET /api/getAgentLoginUrl', (to) => fetchAgentUrl(to, signal));
  return traffic;
}

/** The first success of each call; the last one if the first had no result, as in a queue. */
function shortened(traffic: readonly Traffic[]): Map<CallName, Example> {
  const found = new Map<CallName, Example>();
  for (const { call: name, exchange } of traffic) {
    const answer = JSON.parse(exchange.reply?.text ?? 'null') as { code?: number; data?: unknown } | null;
    const call = documented(name);
    if (answer?.code !== (call.success ?? 200)) continue;
    if (found.has(name) && name !== 'GET /api/getGameUrlResult') continue;
    const query = Object.fromEntries(new URL(exchange.url, BACKEND).searchParams);
    found.set(name, {
      ...(Object.keys(query).length > 0 && { query }),
      ...(exchange.body !== undefined && { body: abridged(exchange.body) }),
      // without undocumented fields
      answer: abridged({ ...answer, data: parse(call.data, answer.data) }),
    });
  }
  return found;
}

/** The replacement of a secret, by the name of its field. */
const redactions: readonly (readonly [RegExp, string])[] = [
  [/^(api_token)$/, '<session token>'],
  [/^(token|lottery_token)$/, '<lottery token>'],
  [/pass/i, '<password>'],
  [/^smsCode$/, '<code of the SMS>'],
];
/** The number of list items in an example. */
const ITEMS = 2;

function abridged(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, ITEMS).map((item) => abridged(item));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, abridged(field, key)]));
  if (typeof value !== 'string' || value === '') return value;
  const redaction = redactions.find(([field]) => field.test(name))?.[1];
  // names of uploads are random
  return redaction ?? value.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, '…');
}
