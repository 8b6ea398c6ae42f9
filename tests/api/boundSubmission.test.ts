import { describe, expect, test, vi } from 'vitest';
import {
  createActor,
  createMachine,
  fromCallback,
  type AnyActorRef,
  type CallbackActorLogic,
  type EventObject,
} from 'xstate';
import { boundSubmission, submissionCalls } from '#calls/boundSubmission.ts';
import { outboxMachine } from '#machines/app/outbox/outbox.machine.ts';
import type { StoredCommand, StoredEvent } from '#machines/app/outbox/outboxSetup.ts';
import type { FactsEvent } from '#machines/app/session/facts.ts';
import { DECLINED_TEXT } from '#machines/app/outbox/outboxEntry.machine.ts';
import { KEPT_MS } from '#machines/app/outbox/outboxEntry.ts';
import {
  createSubmissionMachine,
  type SubmissionInput,
} from '#machines/kit/submission/submission.machine.ts';
import { CallScript, settle } from '#tests/support/callScript.ts';
import { SteppedClock } from '#tools/paths/steppedClock.ts';
import { storedWithdrawal } from '#tests/machines/app/outbox/openOutbox.ts';

const intent = { amount: '100', bank: '1' };
const run = vi.fn<() => Promise<string>>();

interface FlowOptions {
  outbox?: boolean;
  input?: SubmissionInput<typeof intent, string>;
  device?: CallbackActorLogic<StoredCommand>;
}

/** A flow with a bound submission in an app, whose requests are scripted; `outbox: false` is an app that is not whole. */
function openFlow({ outbox = true, input = { intent, secret: '135790' }, device }: FlowOptions = {}) {
  run.mockRejectedValue(new Error('only the outbox sends'));
  const machine = boundSubmission(
    createSubmissionMachine<typeof intent, string, string>('submission'),
    run,
    'withdrawal',
  );
  const calls = new CallScript();
  const clock = new SteppedClock();
  vi.spyOn(Date, 'now').mockImplementation(() => clock.now());
  const told: unknown[] = [];
  const app = createActor(
    createMachine({
      invoke: outbox
        ? [
            {
              src: calls.bind(outboxMachine).provide({
                actors: { watchFacts: calls.callback(), device: device ?? calls.callback() },
              }),
              id: 'outbox',
              systemId: 'outbox',
            },
          ]
        : [],
      on: { '*': { actions: ({ event }) => void told.push(event) } },
      initial: 'before',
      states: {
        before: { on: { begin: 'open' } },
        open: { invoke: { src: machine, id: 'flow', input: () => input }, on: { leave: 'left' } },
        left: {},
      },
    }),
    { clock, systemId: 'root' },
  ).start();
  const childOf = (id: string) =>
    (app.getSnapshot() as { children: Record<string, AnyActorRef | undefined> }).children[id];
  return {
    calls,
    clock,
    told,
    app,
    flow: () => childOf('flow'),
    /** what the outbox has sent last */
    sent: () => calls.latest('request').input as { key: string },
    isThere: () => {
      const facts = { member: true, username: 'demo888' };
      const event: FactsEvent<'member' | 'username'> = { type: 'facts.changed', facts };
      return calls.tell('watchFacts', event);
    },
    ask: (event: EventObject & { key: string }) => childOf('outbox')?.send(event),
    hears: (event: StoredEvent) => calls.tell('device', event),
    outbox: () => childOf('outbox')?.getSnapshot() as { context: { watched: string[]; entries: object[] } },
    async begin() {
      app.send({ type: 'begin' });
      await settle();
    },
  };
}

describe('a bound submission', () => {
  test('is sent by the outbox under a new key, and gets its answer', async () => {
    const app = openFlow();
    await app.begin();
    const input = app.sent();
    expect(input).toEqual({
      kind: 'withdrawal',
      intent,
      secret: '135790',
      key: expect.any(String) as string,
    });
    expect(app.outbox().context.watched).toEqual([input.key]);
    await app.calls.answer('request', 'TX1');
    expect(app.told).toEqual([{ type: 'submission.done', receipt: 'TX1' }]);
    expect(run).not.toHaveBeenCalled();
    expect(submissionCalls.has('withdrawal')).toBe(true);
  });

  test('gets the error of its request', async () => {
    const app = openFlow();
    await app.begin();
    await app.calls.fail('request', { kind: 'rejected', code: 400, message: '余额不足' });
    expect(app.told).toMatchObject([{ type: 'submission.failed', error: { message: '余额不足' } }]);
  });

  test('is refused with a text when the member decides against a second one', async () => {
    const app = openFlow();
    await app.hears({ type: 'stored.added', entry: storedWithdrawal({ key: 'key-0' }) });
    await app.isThere();
    await app.begin();
    const key = app.outbox().context.watched[0] ?? '';
    app.ask({ type: 'question.declined', key });
    await settle();
    expect(app.calls.count('request')).toBe(0);
    expect(app.told).toEqual([
      {
        type: 'submission.failed',
        error: { kind: 'rejected', code: 0, message: DECLINED_TEXT },
        text: DECLINED_TEXT,
      },
    ]);
  });

  test('goes on without its flow, for which nobody waits then', async () => {
    const app = openFlow();
    await app.isThere();
    await app.begin();
    app.app.send({ type: 'leave' });
    await settle();
    expect(app.outbox().context).toMatchObject({ watched: [], entries: [{ state: 'sending' }] });
    expect(app.calls.waiting('request')).toHaveLength(1);
    await app.calls.answer('request', 'TX1');
    expect(app.calls.received('teller')).toMatchObject([{ answer: { receipt: 'TX1' } }]);
    expect(app.told).toEqual([]);
  });

  test('that is taken up gets the answer of the request that is on its way', async () => {
    const app = openFlow();
    await app.begin();
    const input = app.sent();
    app.app.send({ type: 'leave' });
    const again = openFlow({ input: { intent, key: input.key, isUnsettled: true } });
    await again.hears({ type: 'stored.added', entry: storedWithdrawal({ key: input.key }) });
    await again.begin();
    expect(again.told).toEqual([{ type: 'submission.unsettled', text: '' }]);
    again.flow()?.send({ type: 'submission.retry', secret: '246810' });
    await settle();
    expect(again.calls.only('request').input).toMatchObject({ key: input.key, secret: '246810' });
    await again.calls.answer('request', 'TX1');
    expect(again.told.at(-1)).toEqual({ type: 'submission.done', receipt: 'TX1' });
  });

  test('that another window sends is waited for, and not sent here', async () => {
    const app = openFlow({ input: { intent, key: 'key-1' } });
    await app.hears({ type: 'stored.added', entry: storedWithdrawal({ state: 'sending' }) });
    await app.begin();
    expect(app.told).toEqual([]);
    await app.calls.answer('otherWindow');
    expect(app.told).toEqual([{ type: 'submission.unsettled', text: '网络错误，请稍后重试' }]);
    expect(app.calls.count('request')).toBe(0);
  });

  test('that another window has sent says that its outcome was told there', async () => {
    const entry = storedWithdrawal({ state: 'sending' });
    // the line goes before the other window gives its lock back
    const device = fromCallback<StoredCommand>(({ receive, sendBack }) => {
      sendBack({ type: 'stored.added', entry } satisfies StoredEvent);
      receive(({ type }) => {
        if (type === 'stored.read')
          sendBack({ type: 'stored.removed', key: entry.key } satisfies StoredEvent);
      });
    });
    const app = openFlow({ input: { intent, key: 'key-1' }, device });
    await app.begin();
    await app.calls.answer('otherWindow');
    expect(app.told).toMatchObject([
      { type: 'submission.failed', error: { message: '该笔操作已有结果，请核对记录' } },
    ]);
    expect(app.outbox().context.entries).toEqual([]);
  });

  test('that has ended before it could be taken up says so', async () => {
    const app = openFlow({ input: { intent, key: 'key-1' } });
    await app.begin();
    expect(app.told).toMatchObject([
      { type: 'submission.failed', error: { message: '该笔操作已有结果，请核对记录' } },
    ]);
    expect(app.calls.count('request')).toBe(0);
  });

  test('that was on its way for longer than it is kept says that it is too old', async () => {
    // forgets what is too old when it is written to
    const device = fromCallback<StoredCommand>(({ receive, sendBack }) => {
      receive((command) => {
        const entry = command.type === 'stored.write' ? command.entry : undefined;
        if (entry !== undefined && Date.now() - entry.at >= KEPT_MS)
          sendBack({ type: 'stored.removed', key: entry.key } satisfies StoredEvent);
      });
    });
    const app = openFlow({ device });
    await app.begin();
    app.clock.increment(KEPT_MS);
    await app.calls.fail('request', { kind: 'timeout' });
    expect(app.told).toMatchObject([
      { type: 'submission.failed', error: { message: '该笔操作已超过24小时，请核对记录后重新操作' } },
    ]);
  });

  test('is given up when the member has checked it elsewhere', async () => {
    const app = openFlow({ input: { intent, key: 'key-1', isUnsettled: true } });
    await app.hears({ type: 'stored.added', entry: storedWithdrawal() });
    await app.begin();
    app.ask({ type: 'outbox.dismissed', key: 'key-1' });
    await settle();
    expect(app.told).toEqual([{ type: 'submission.unsettled', text: '' }, { type: 'submission.abandoned' }]);
  });

  test('sends nothing without an outbox, and says so', async () => {
    const app = openFlow({ outbox: false });
    await app.begin();
    expect(run).not.toHaveBeenCalled();
    expect(app.told).toEqual([
      {
        type: 'submission.failed',
        error: { kind: 'rejected', code: 0, message: '未提交，请刷新页面后重试' },
        text: '未提交，请刷新页面后重试',
      },
    ]);
  });

  test('is not sent for a flow that is gone at once', async () => {
    const app = openFlow();
    app.app.send({ type: 'begin' });
    app.app.send({ type: 'leave' });
    await settle();
    expect(app.calls.count('request')).toBe(0);
    expect(app.outbox().context).toMatchObject({ watched: [], entries: [] });
  });

  test('leaves no error where the app ends before its answer', async () => {
    const app = openFlow();
    await app.begin();
    app.app.stop();
    await settle();
    expect(app.told).toEqual([]);
  });
});

describe('a retry', () => {
  test('that the backend has not tried says why, and leaves the outcome unknown', async () => {
    const app = openFlow({ input: { intent, key: 'key-1', isUnsettled: true } });
    await app.hears({ type: 'stored.added', entry: storedWithdrawal() });
    await app.begin();
    app.flow()?.send({ type: 'submission.retry', secret: '135790' });
    await settle();
    await app.calls.fail('request', { kind: 'rejected', code: 429, message: '操作太频繁' });
    expect(app.told).toEqual([
      { type: 'submission.unsettled', text: '' },
      { type: 'submission.unsettled', text: '操作太频繁' },
    ]);
    expect(app.outbox().context.entries).toMatchObject([{ state: 'unsettled' }]);
  });

  test.each([
    ['is sent 1 ms before the backend may have forgotten its key', KEPT_MS - 1, true],
    ['is refused after that', KEPT_MS, false],
  ])('%s', async (_, age, isSent) => {
    const app = openFlow({ input: { intent, key: 'key-1', isUnsettled: true } });
    await app.hears({ type: 'stored.added', entry: storedWithdrawal() });
    await app.begin();
    app.clock.increment(age);
    app.flow()?.send({ type: 'submission.retry', secret: '135790' });
    await settle();
    expect(app.calls.count('request')).toBe(isSent ? 1 : 0);
    if (isSent) return;
    expect(app.told.at(-1)).toEqual({
      type: 'submission.failed',
      error: { kind: 'rejected', code: 0, message: '该笔操作已超过24小时，请核对记录后重新操作' },
      text: '该笔操作已超过24小时，请核对记录后重新操作',
    });
    expect(app.outbox().context.entries).toMatchObject([{ state: 'unsettled' }]);
  });
});
