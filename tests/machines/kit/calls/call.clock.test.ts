// @vitest-environment happy-dom
import { number, object } from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { createMachine, fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';
import { createClient } from '#api/client.ts';
import type { ClientConfig } from '#api/request.ts';
import { limitedCall } from '#calls/limitedCall.ts';
import { network } from '#calls/network.ts';
import { TIME_LIMIT_MS } from '#machines/kit/calls/timeLimit.ts';
import { CallScript, settle } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

const endpoint = { method: 'POST', path: '/api/user', data: object({ n: number() }) } as const;

/** A flow that makes one call; `ended` is its output or error. */
function openCall<Output, Input extends NonReducibleUnknown>(
  request: PromiseActorLogic<Output, Input>,
  input: Input,
) {
  const ended: unknown[] = [];
  const harness = createHarness({
    machine: createMachine({
      id: 'flow',
      initial: 'asking',
      on: { leave: '.left' },
      states: {
        asking: {
          invoke: {
            src: limitedCall(request),
            id: 'call',
            input: () => input,
            onDone: { target: 'left', actions: ({ event }) => void ended.push({ output: event.output }) },
            onError: { target: 'left', actions: ({ event }) => void ended.push({ error: event.error }) },
          },
        },
        left: {},
      },
    }),
  });
  return { ...harness, ended };
}

/** A call of the client on this network. */
function openRequest(config: Partial<ClientConfig>) {
  const client = createClient({ baseUrl: '/', token: () => '', ...config });
  return openCall(
    fromPromise(({ signal }) => client(endpoint, { signal })),
    undefined,
  );
}

describe('the 30 s of a call (D70)', () => {
  test('are no part of one that is answered or refused', async () => {
    const calls = new CallScript();
    const answered = openCall(calls.promise<string, { n: number }>(), { n: 1 });
    expect(calls.latest('request').input).toEqual({ n: 1 });
    await calls.answer('request', '答复');
    expect([answered.ended, answered.clock.waiting]).toEqual([[{ output: '答复' }], 0]);

    const error = { kind: 'rejected', code: 400, message: '余额不足' } as const;
    const refused = openCall(calls.promise(), undefined);
    await calls.fail('request', error);
    expect([refused.ended, refused.clock.waiting]).toEqual([[{ error }], 0]);
  });

  test('end it with a timeout, not a moment before, and abort its request', async () => {
    const calls = new CallScript();
    const call = openCall(calls.promise(), undefined);
    await call.pass(TIME_LIMIT_MS - 1);
    expect(call.ended).toEqual([]);
    expect(calls.latest('request').signal.aborted).toBe(false);
    await call.pass(1);
    expect(call.ended).toEqual([{ error: { kind: 'timeout' } }]);
    expect(calls.latest('request').signal.aborted).toBe(true);
    expect(call.clock.waiting).toBe(0);
  });

  test('say something of the network, which an answer does not', async () => {
    const noted: string[] = [];
    const signs = createHarness({
      machine: network,
      inspect: (event) => event.type === '@xstate.event' && void noted.push(event.event.type),
    });
    const heard = () => noted.includes('call.unanswered');
    const call = openCall(new CallScript().promise(), undefined);
    await call.pass(TIME_LIMIT_MS - 1);
    expect(heard()).toBe(false);
    await call.pass(1);
    expect(heard()).toBe(true);
    signs.stop();
  });

  test('go with the flow that is left: the request is aborted, and nothing comes later', async () => {
    const calls = new CallScript();
    const call = openCall(calls.promise(), undefined);
    await call.send({ type: 'leave' });
    expect(calls.latest('request').signal.aborted).toBe(true);
    calls.latest('request').resolve('答复');
    await call.pass(2 * TIME_LIMIT_MS);
    expect([call.ended, call.clock.waiting]).toEqual([[], 0]);
  });

  test('hold for a silent server, a stalled body and an early answer that never comes', async () => {
    const stalled = new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('{"code":')),
    });
    const never = new Promise<never>(() => undefined);
    for (const config of [
      { fetch: () => never },
      { fetch: () => Promise.resolve(new Response(stalled)) },
      { early: () => never },
    ]) {
      const call = openRequest(config);
      await vi.dynamicImportSettled();
      await settle();
      await call.pass(TIME_LIMIT_MS - 1);
      expect(call.ended).toEqual([]);
      await call.pass(1);
      expect(call.ended).toEqual([{ error: { kind: 'timeout' } }]);
    }
  });

  test('abort what is sent', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => undefined));
    const call = openRequest({ fetch });
    await vi.dynamicImportSettled();
    await settle();
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
    await call.pass(TIME_LIMIT_MS);
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });
});
