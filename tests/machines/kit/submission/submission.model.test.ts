import { describe, expect, test } from 'vitest';
import type { CallError } from '#machines/kit/calls/callError.ts';
import {
  createSubmissionMachine,
  type SubmissionEvent,
  type SubmissionTexts,
} from '#machines/kit/submission/submission.machine.ts';
import { submissionModel } from '#tests/models/kit/submission/submission.model.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';
import { OLD_KEY } from '#tests/support/outboxEntries.ts';

const INTENT = { amount: '100' };
const SECRET = '135790';

function openSubmission() {
  const calls = new CallScript();
  const harness = createHarness({
    machine: calls.bind(createSubmissionMachine<typeof INTENT, string, string>('submission')),
    input: { intent: INTENT, secret: SECRET },
    calls,
  });
  return { ...harness, state: () => harness.subject.getSnapshot() };
}

type World = ReturnType<typeof openSubmission>;

function expectUnknown(world: World, text: string) {
  expect(world.state().value).toBe('unsettled');
  expect(world.state().hasTag('busy')).toBe(false);
  expect(world.toasts().at(-1)).toBe(text);
  expect(world.sentToParent.at(-1)).toEqual({ type: 'submission.unsettled', text });
  expect(world.state().status).toBe('active');
}

/** Expects the last event to the flow, and no pending request. */
function expectLastEvent(world: World, event: SubmissionEvent<string>) {
  expect(world.sentToParent.at(-1)).toEqual(event);
  expect(world.calls.waiting('send')).toEqual([]);
  expect(world.state().hasTag('busy')).toBe(false);
}

const steps: ModelStepsOf<typeof submissionModel, World> = {
  open: openSubmission,
  close: (world) => world.stop(),
  sees: {
    sending: (world) => {
      expect(world.state().hasTag('busy')).toBe(true);
      expect(world.calls.latest('send').input).toEqual({ intent: INTENT, key: 'key-1', secret: SECRET });
      expect(JSON.stringify(world.state().context)).not.toContain(SECRET);
    },
    sendingAgain: (world) => {
      expect(world.calls.count('send')).toBeGreaterThan(1);
      expect(world.calls.latest('send').input).toEqual({ intent: INTENT, key: 'key-1', secret: SECRET });
    },
    unknown: (world) => expectUnknown(world, '网络错误，请稍后重试'),
    unknownByGarbage: (world) => expectUnknown(world, '服务器异常，请稍后再试'),
    done: (world) => {
      expectLastEvent(world, { type: 'submission.done', receipt: 'TX1' });
      // the outbox knows by itself what its request has brought
      expect(world.sent.outbox).toEqual([]);
    },
    refused: (world) => {
      expectLastEvent(world, {
        type: 'submission.failed',
        error: { kind: 'rejected', code: 400, message: '余额不足' },
        text: '余额不足',
      });
      expect(world.toasts().at(-1)).toBe('余额不足');
    },
    expired: (world) => {
      expectLastEvent(world, {
        type: 'submission.failed',
        error: { kind: 'expired', message: '' },
        text: '',
      });
      expect(world.toasts()).toEqual([]);
    },
    abandoned: (world) => {
      expectLastEvent(world, { type: 'submission.abandoned' });
      expect(world.sent.outbox).toEqual([{ type: 'outbox.dismissed', key: 'key-1' }]);
    },
  },
  does: {
    serverTakes: (world) => world.calls.answer('send', 'TX1'),
    serverRefuses: (world) => world.calls.fail('send', { kind: 'rejected', code: 400, message: '余额不足' }),
    sessionHasExpired: (world) => world.calls.fail('send', { kind: 'expired', message: '' }),
    answerIsLost: (world) => world.calls.fail('send', { kind: 'offline' }),
    noAnswerComes: (world) => world.calls.fail('send', { kind: 'timeout' }),
    answerMakesNoSense: (world) => world.calls.fail('send', { kind: 'malformed' }),
    gatewayFails: (world) => world.calls.fail('send', { kind: 'gateway', message: '' }),
    retry: (world) => world.send({ type: 'submission.retry', secret: SECRET }),
    giveUp: (world) => world.send({ type: 'submission.abandon' }),
  },
};

describeModel('a money submission', submissionModel, steps);

describe('where and by whom a failure is reported', () => {
  async function failing(texts: SubmissionTexts, error: CallError) {
    const calls = new CallScript();
    const harness = createHarness({
      machine: calls.bind(createSubmissionMachine<typeof INTENT, string>('submission', texts)),
      input: { intent: INTENT },
      calls,
    });
    expect(calls.latest('send').input).toEqual({ intent: INTENT, key: 'key-1' });
    await calls.fail('send', error);
    harness.stop();
    return { toasts: harness.sent.toasts, told: harness.sentToParent };
  }
  const refused: CallError = { kind: 'rejected', code: 400, message: '' };

  test.each([
    ['a refusal', refused, '失败'],
    ['a lost answer', { kind: 'offline' } as const, '断网'],
  ])('%s by a toast', async (_, error, text) => {
    const texts = { fallback: '失败', network: '断网' };
    const { toasts, told } = await failing(texts, error);
    expect(toasts).toEqual([{ type: 'toast.show', text }]);
    expect(told).toMatchObject([{ text }]);
  });

  test('a refusal that the flow shows itself is no toast, a lost answer still is', async () => {
    const own = await failing({ ownRejections: true }, refused);
    expect(own.toasts).toEqual([]);
    expect(own.told).toMatchObject([{ type: 'submission.failed', text: '' }]);
    expect((await failing({ ownRejections: true }, { kind: 'timeout' })).toasts).toHaveLength(1);
  });
});

describe('a submission that was sent before its flow started', () => {
  function takeUp(isUnsettled: boolean) {
    const calls = new CallScript();
    return createHarness({
      machine: calls.bind(createSubmissionMachine<typeof INTENT, string, string>('submission')),
      input: { intent: INTENT, key: OLD_KEY, isUnsettled },
      calls,
    });
  }

  test('and has no known outcome sends nothing by itself, and is sent again under its key', async () => {
    const taken = takeUp(true);
    expect(taken.subject.getSnapshot().value).toBe('unsettled');
    expect(taken.sentToParent).toEqual([{ type: 'submission.unsettled', text: '' }]);
    expect(taken.toasts()).toEqual([]);
    expect(taken.calls.made).toEqual([]);
    await taken.send({ type: 'submission.retry', secret: SECRET });
    expect(taken.calls.only('send').input).toEqual({ intent: INTENT, key: OLD_KEY, secret: SECRET });
    await taken.calls.answer('send', 'TX1');
    expect(taken.sentToParent.at(-1)).toEqual({ type: 'submission.done', receipt: 'TX1' });
    taken.stop();
  });

  test('and has no known outcome is given up under its key', async () => {
    const taken = takeUp(true);
    await taken.send({ type: 'submission.abandon' });
    expect(taken.sent.outbox).toEqual([{ type: 'outbox.dismissed', key: OLD_KEY }]);
    expect(taken.sentToParent.at(-1)).toEqual({ type: 'submission.abandoned' });
    taken.stop();
  });

  test('and is on its way is only waited for, until a retry', async () => {
    const taken = takeUp(false);
    expect(taken.subject.getSnapshot().hasTag('busy')).toBe(true);
    expect(taken.calls.only('send').input).toMatchObject({ intent: INTENT, key: OLD_KEY, isSent: true });
    await taken.calls.fail('send', { kind: 'timeout' });
    expect(taken.sentToParent).toEqual([{ type: 'submission.unsettled', text: '网络错误，请稍后重试' }]);
    await taken.send({ type: 'submission.retry', secret: SECRET });
    expect(taken.calls.only('send').input).toEqual({ intent: INTENT, key: OLD_KEY, secret: SECRET });
    taken.stop();
  });
});

test('a submission that nobody gave a key sends nothing and says so', () => {
  const calls = new CallScript();
  const harness = createHarness({
    machine: createSubmissionMachine<typeof INTENT, string>('submission'),
    input: { intent: INTENT },
    calls,
  });
  expect(harness.subject.getSnapshot()).toMatchObject({
    status: 'error',
    error: new Error('The submission submission has no key'),
  });
  expect(calls.made).toEqual([]);
});
