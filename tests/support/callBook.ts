import type { Answer, AnswerBody, Driver } from '#tests/support/driver.ts';

/** A call that the app has made, and the ways in which it can end. */
export interface AppCall {
  /** it ends as the server answers it */
  own: () => Promise<void>;
  /** it ends with this body */
  give: (contentType: string, body: string) => Promise<void>;
  /** the server performs it, and its answer is lost */
  lose: () => Promise<void>;
}

/** Ends a call in the way that a test asks for; a late answer takes no more than time. */
export function endCall(call: AppCall, answer: Exclude<Answer, 'late'>): Promise<void> {
  if (answer === 'own') return call.own();
  if (answer === 'lost') return call.lose();
  if (answer === 'garbled') return call.give('text/html', '<html>502</html>');
  const { code, message = '', data = null } = answer;
  return call.give('application/json', JSON.stringify({ code, message, data }));
}

/** What an app has asked of the server: which calls wait for the test, and which answers are given without it. */
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
    /** has a call of a held path wait, and ends any other at once: with its standing answer, or else by `pass` */
    receive(path: string, call: Call, pass: () => Promise<void> = call.own): Promise<void> {
      const answer = always.get(path);
      if (!held.has(path)) return answer === undefined ? pass() : endCall(call, answer);
      waiting.push({ path, call });
      return Promise.resolve();
    },
    /** the only waiting call of a path, which waits no longer */
    take(path: string): Call {
      const [one, ...others] = waitingAt(path);
      if (one === undefined || others.length > 0) throw new Error(`Expected one waiting call ${path}`);
      waiting = waiting.filter((other) => other !== one);
      return one.call;
    },
    waiting: (): Call[] => waiting.map(({ call }) => call),
    /** the calls that the page has given up wait no longer */
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
