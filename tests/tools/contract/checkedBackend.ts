import { runContract } from '#tools/contract/command.ts';
import type { Send } from '#tools/contract/check/exchange.ts';
import { DEMO_LOGIN, NEW_MEMBER_FUND_PASSWORD } from '#sandbox/seed/demo.ts';
import { openTestSandbox } from '#tests/sandbox/testSandbox.ts';

/** The address of the checked backend; no server listens there, because responses are created in process. */
export const BACKEND = 'http://localhost:5173';

/** The result of a run. */
export interface CheckRun {
  exitCode: number;
  /** the standard output, followed by the errors */
  said: string;
}

/** Runs `npm run contract -- check` against an in-process backend. */
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

/** All variables that a run with writing calls needs. */
export const WRITING_ENV = {
  FLOWPLAY_PASSWORD: DEMO_LOGIN.password,
  FLOWPLAY_FUND_PASSWORD: NEW_MEMBER_FUND_PASSWORD,
};

/** A sandbox with the side effects of the check; its time only advances while the check waits. */
export async function checkedSandbox() {
  const { sandbox, clock } = await openTestSandbox();
  return {
    send: (request: Request) => sandbox.fetch(request),
    wait: async (ms: number) => {
      clock.now += ms;
    },
  };
}

/** Records the sandbox's responses to the reading calls once, to replay them in any number of runs. */
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

/** Modifies a response to contain a fault. */
export type Fault = (answer: Response) => Response | Promise<Response>;

/** A backend with a fault in the responses of one call; `of` selects requests by a part of their query or body. */
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

/** A fault in the body of a response, whose data can be anything. */
// Responses are modified without types here; checking their types is the purpose of the check.
// oxlint-disable-next-line typescript/no-explicit-any
export function inBody(change: (body: any) => unknown): Fault {
  return async (answer) => {
    const body: unknown = await answer.json();
    return Response.json(change(body) ?? body, { status: answer.status });
  };
}
