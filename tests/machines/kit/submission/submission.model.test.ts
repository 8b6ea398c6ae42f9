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
  expect(world.state().hasTag('submission')).toBe(true);
  expect(world.toasts().at(-1)).toBe(text);
  expect(world.sentToParent.at(-1)).toEqual({ type: 'submission.unsettled' });
  expect(world.state().status).toBe('active');
}

/** Expects the last event to the flow, no pending request, and no tag that keeps the page alive. */
function expectLastEvent(world: World, event: SubmissionEvent<string>) {
  expect(world.sentToParent.at(-1)).toEqual(event);
  expect(world.calls.waiting('send')).toEqual([]);
  expect(world.state().hasTag('submission')).toBe(false);
}

const steps: ModelStepsOf<typeof submissionModel, World> = {
  open: openSubmission,
  close: (world) => world.stop(),
  sees: {
    sending: (world) => {
      expect(world.state().hasTag('busy')).toBe(true);
      expect(world.state().hasTag('submission')).toBe(true);
      expect(world.calls.latest('send').input).toEqual({ intent: INTENT, key: 'key-1', secret: SECRET });
      expect(JSON.stringify(world.state().context)).not.toContain(SECRET);
    },
    sendingAgain: (world) => {
      expect(world.calls.count('send')).toBeGreaterThan(1);
      expect(world.calls.latest('send').input).toEqual({ intent: INTENT, key: 'key-1', secret: SECRET });
    },
    unknown: (world) => expectUnknown(world, '网络错误，请稍后重试'),
    unknownByGarbage: (world) => expectUnknown(world, '服务器异常，请稍后再试'),
    done: (world) => expectLastEvent(world, { type: 'submission.done', receipt: 'TX1' }),
    refused: (world) => {
      expectLastEvent(world, {
        type: 'submission.failed',
        error: { kind: 'rejected', code: 400, message: '余额不足' },
      });
      expect(world.toasts().at(-1)).toBe('余额不足');
    },
    expired: (world) => {
      expectLastEvent(world, { type: 'submission.failed', error: { kind: 'expired', message: '' } });
      expect(world.toasts()).toEqual([]);
    },
    abandoned: (world) => expectLastEvent(world, { type: 'submission.abandoned' }),
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
    return harness.sent.toasts;
  }
  const refused: CallError = { kind: 'rejected', code: 400, message: '' };

  test.each([
    ['a refusal', refused, '失败'],
    ['a lost answer', { kind: 'offline' } as const, '断网'],
  ])('%s by a toast', async (_, error, text) => {
    const texts = { fallback: '失败', network: '断网' };
    expect(await failing(texts, error)).toEqual([{ type: 'toast.show', text }]);
  });

  test('a refusal that the flow shows itself is no toast, a lost answer still is', async () => {
    expect(await failing({ ownRejections: true }, refused)).toEqual([]);
    expect(await failing({ ownRejections: true }, { kind: 'timeout' })).toHaveLength(1);
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
