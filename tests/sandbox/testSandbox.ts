import { afterEach } from 'vitest';
import { seededStore, sessionOf } from './seededStore.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '#sandbox/sandbox.ts';

export interface Envelope {
  code: number;
  message: string;
  // Tests access responses without types; their schemas are checked where the site parses them.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
}

/** 2026-11-21 12:00 in Beijing, so that no test depends on the current date. */
export const NOON = Date.parse('2026-11-21T12:00:00+08:00');

/** A phone that sends requests to the sandbox; `token` is empty for a visitor. */
export interface Phone {
  token: string;
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Envelope>;
  get: (path: string) => Promise<Envelope>;
  send: (request: Request) => Promise<Response>;
}

export interface TestSandbox {
  sandbox: Sandbox;
  clock: { now: number };
  lines: string[];
  waits: number[];
  visitor: () => Phone;
  member: (name?: string, password?: string) => Promise<Phone>;
}

const opened: Sandbox[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((sandbox) => sandbox.close()));
});

/** An in-memory sandbox with a paused clock; delays end at once and are recorded in `waits`. */
export async function openTestSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  const clock = { now: NOON };
  const lines: string[] = [];
  const waits: number[] = [];
  const sandbox = await createSandbox({
    ...(options.databaseUrl === undefined ? { store: await seededStore(NOON) } : {}),
    now: () => clock.now,
    wait: async (ms) => void waits.push(ms),
    log: (line) => void lines.push(line),
    random: () => 0.5,
    ...options,
  });
  opened.push(sandbox);
  const visitor = () => phoneOf(sandbox);
  const member = async (name = 'demo888', password?: string) => {
    const phone = visitor();
    phone.token =
      password === undefined
        ? await sessionOf(sandbox.store, name, clock.now)
        : await loginOf(phone, name, password);
    return phone;
  };
  return { sandbox, clock, lines, waits, visitor, member };
}

async function loginOf(phone: Phone, name: string, password: string): Promise<string> {
  const answer = await phone.post('/api/login_pc', { name, password });
  if (answer.code !== 200) throw new Error(`${name}: ${answer.message}`);
  return answer.data.api_token as string;
}

function phoneOf(sandbox: Sandbox): Phone {
  const request = (method: string, path: string, body: unknown, headers: Record<string, string>) =>
    new Request(`http://localhost:5173${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...headers,
        ...(phone.token === '' ? {} : { authorization: `Bearer ${phone.token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const answered = async (sent: Request) => (await (await sandbox.fetch(sent)).json()) as Envelope;
  const phone: Phone = {
    token: '',
    post: (path, body, headers = {}) => answered(request('POST', path, body, headers)),
    get: (path) => answered(request('GET', path, undefined, {})),
    send: (sent) => {
      if (phone.token !== '') sent.headers.set('authorization', `Bearer ${phone.token}`);
      return sandbox.fetch(sent);
    },
  };
  return phone;
}
