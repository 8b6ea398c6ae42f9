import type { AnswerBody } from '#tests/support/answerBody.ts';
import type { Answer, Driver } from '#tests/support/driver.ts';

/** A request that the app has sent, and the ways to complete it. */
export interface AppCall {
  /** completes with the server's own response */
  own: () => Promise<void>;
  /** completes with this body */
  give: (contentType: string, body: string) => Promise<void>;
  /** the server processes the request, but its response is lost */
  lose: () => Promise<void>;
}

/** Completes a request with the given answer; for `late`, the test only has to advance the time. */
export function endCall(call: AppCall, answer: Exclude<Answer, 'late'>): Promise<void> {
  if (answer === 'own') return call.own();
  if (answer === 'lost') return call.lose();
  if (answer === 'garbled') return call.give('text/html', '<html>502</html>');
  const { code, message = '', data = null } = answer;
  return call.give('application/json', JSON.stringify({ code, message, data }));
}

/** Records an app's requests: which ones are pending until the test answers them, and which get a standing answer. */
export function callBook<Call extends AppCall>() {
  const held = new Set<string>();
  const always = new Map<string, AnswerBody>();
  const made = new Map<string, { body: Record<string, unknown>; key: string }[]>();
  let waiting: { path: string; call: Call }[] = [];
  const madeTo = (path: string) => made.get(path) ?? [];
  const waitingAt = (path: string) => waiting.filter((one) => one.path === path);

  return {
    note: (path: string, key: string, body: Record<string, unknown>) =>
      void made.set(path, [...madeTo(path), { body, key }]),
    /**
     * keeps a request to a held path pending, and completes any other at once: with its standing answer, or else by
     * `pass`
     */
    receive(path: string, call: Call, pass: () => Promise<void> = call.own): Promise<void> {
      const answer = always.get(path);
      if (!held.has(path)) return answer === undefined ? pass() : endCall(call, answer);
      waiting.push({ path, call });
      return Promise.resolve();
    },
    /** removes and returns the only pending request to a path */
    take(path: string): Call {
      const [one, ...others] = waitingAt(path);
      if (one === undefined || others.length > 0) throw new Error(`Expected one waiting call ${path}`);
      waiting = waiting.filter((other) => other !== one);
      return one.call;
    },
    waiting: (): Call[] => waiting.map(({ call }) => call),
    /** removes the pending requests that the page has aborted */
    giveUp: (isGone: (call: Call) => boolean) => void (waiting = waiting.filter(({ call }) => !isGone(call))),
    calls: {
      made: (path) => madeTo(path).map(({ body }) => body),
      keys: (path) => madeTo(path).map(({ key }) => key),
      waiting: (path) => waitingAt(path).length,
      async always(path, answer) {
        held.delete(path);
        always.set(path, answer);
      },
      hold: (path) => void held.add(path),
    } satisfies Partial<Driver['calls']>,
  };
}
