import { runContract } from '#scripts/contract/command.ts';
import type { Send } from '#scripts/contract/check/exchange.ts';
import { DEMO_LOGIN, NEW_MEMBER_FUND_PASSWORD } from '#sandbox/seed/demo.ts';
import { openTestSandbox } from '#tests/sandbox/testSandbox.ts';

/** Where the checked backend is said to be; nothing is there but what answers in process. */
export const BACKEND = 'http://localhost:5173';

/** What a run has said and ended with. */
export interface CheckRun {
  exitCode: number;
  /** what was printed, and after it what was complained of */
  said: string;
}

/** Runs `npm run contract -- check` against what answers in process. */
export async function checkRun(
  send: Send,
  args: readonly string[] = ['--login', DEMO_LOGIN.username],
  {
    env = { FLOWPLAY_PASSWORD: DEMO_LOGIN.password },
    wait = () => Promise.resolve(),
    secret = null,
  }: {
    env?: Record<string, string>;
    wait?: (ms: number) => Promise<void>;
    secret?: string | null;
  } = {},
): Promise<CheckRun> {
  const lines: string[] = [];
  const exitCode = await runContract(['check', BACKEND, ...args], {
    send,
    env,
    askSecret: () => Promise.resolve(secret),
    wait,
    print: (text) => void lines.push(text),
    complain: (text) => void lines.push(text),
  });
  return { exitCode, said: lines.join('\n') };
}

/** All that a run with writing needs. */
export const WRITING_ENV = {
  FLOWPLAY_PASSWORD: DEMO_LOGIN.password,
  FLOWPLAY_FUND_PASSWORD: NEW_MEMBER_FUND_PASSWORD,
};

/** A sandbox with what the check does to it: time passes only where it waits. */
export async function checkedSandbox() {
  const { sandbox, clock } = await openTestSandbox();
  return {
    send: (request: Request) => sandbox.fetch(request),
    wait: async (ms: number) => {
      clock.now += ms;
    },
  };
}

/** The sandbox's own answers to what only reads, written down once and given to any number of runs. */
export async function writtenAnswers(): Promise<() => Send> {
  const { send, wait } = await checkedSandbox();
  const answers = new Map<string, { status: number; text: string }[]>();
  const keyOf = async (request: Request) =>
    [request.method, request.url, request.headers.get('authorization'), await request.clone().text()].join(
      ' ',
    );
  await checkRun(
    async (request) => {
      const key = await keyOf(request);
      const answer = await send(request);
      const text = await answer.text();
      answers.set(key, [...(answers.get(key) ?? []), { status: answer.status, text }]);
      return new Response(text, { status: answer.status });
    },
    undefined,
    { wait },
  );
  return () => {
    const asked = new Map<string, number>();
    return async (request) => {
      const key = await keyOf(request);
      const at = asked.get(key) ?? 0;
      asked.set(key, at + 1);
      const known = answers.get(key);
      const answer = known?.[at] ?? known?.at(-1);
      return answer === undefined
        ? Response.json({ code: 401, message: '未认证' })
        : new Response(answer.text, { status: answer.status });
    };
  };
}

/** Answers of a call as a fault has them. */
export type Fault = (answer: Response) => Response | Promise<Response>;

/** A backend whose answers to one call have a fault; of its requests, those of this query or body. */
export function faulty(send: Send, call: string, fault: Fault, of = ''): Send {
  const [method, path] = call.split(' ');
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const isMeant =
      request.method === method &&
      pathname === path &&
      `${search}${await request.clone().text()}`.includes(of);
    const answer = await send(request);
    return isMeant ? fault(answer) : answer;
  };
}

/** A fault in the body of an answer, whose data may be anything. */
// Answers are changed freely here; the check is what looks at their types.
// oxlint-disable-next-line typescript/no-explicit-any
export function inBody(change: (body: any) => unknown): Fault {
  return async (answer) => {
    const body: unknown = await answer.json();
    return Response.json(change(body) ?? body, { status: answer.status });
  };
}
