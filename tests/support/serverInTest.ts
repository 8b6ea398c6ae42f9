import { createSandbox } from '#sandbox/sandbox.ts';
import { seededStore, sessionOf } from '#tests/sandbox/seededStore.ts';
import { START_MS } from '#tools/paths/steppedClock.ts';

/** A sandbox for one test, in its process: the demo's data, a fixed random source, and the test's clock. */
export function serverInTest() {
  const opened = seededStore(START_MS).then((store) =>
    createSandbox({ store, random: () => 0.5, now: () => Date.now() }),
  );
  const asked = new Set<Promise<unknown>>();
  const noted = <Result>(work: Promise<Result>): Promise<Result> => {
    asked.add(work);
    const forget = () => void asked.delete(work);
    work.then(forget, forget);
    return work;
  };
  const serve = (address: string, { signal: _, ...init }: RequestInit): Promise<Response> =>
    noted(opened.then((sandbox) => sandbox.fetch(new Request(new URL(address, 'http://localhost'), init))));
  return {
    serve,
    /** sends a POST to the calls for testers; returns the data */
    async ask(path: string, body: object): Promise<unknown> {
      const headers = { 'Content-Type': 'application/json' };
      const response = await serve(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return ((await response.json()) as { data: unknown }).data;
    },
    /** a new session's token */
    openSession: async (name: string) => sessionOf((await opened).store, name, Date.now()),
    /** resolves when no request is pending */
    async rest() {
      while (asked.size > 0) await Promise.allSettled(asked);
    },
    close: async () => (await opened).close(),
  };
}
