import type { CallError } from '#machines/kit/calls/callError.ts';
import type { SubmissionEvent } from '#machines/kit/submission/submission.machine.ts';
import { OLD_KEY, takenUpEntries } from '#tests/support/outboxEntries.ts';
import { EVERY_FAILURE } from '#tests/support/transitionCoverage.ts';

const REFUSAL: CallError = { kind: 'rejected', code: 400, message: '余额不足' };

/** The samples of a submission for `describeTransitionCoverage`: accepted, all failures, retried, abandoned, taken up. */
export function submissionSamples<Intent, Receipt, Secret = undefined>(
  intent: Intent,
  receipt: Receipt,
  ...secrets: Secret[]
) {
  const [secret] = secrets;
  const given = secret === undefined ? {} : { secret };
  return {
    starts: {
      'an intent': () => ({ intent, ...given }),
      'one without a known outcome': () => ({ intent, key: OLD_KEY, isUnsettled: true }),
      'one on its way': () => ({ intent, key: OLD_KEY, isUnsettled: false }),
    },
    calls: { send: { outputs: [receipt], errors: [REFUSAL, ...EVERY_FAILURE] } },
    events: {
      'submission.retry': [{ type: 'submission.retry', ...given }],
      'submission.abandon': [{ type: 'submission.abandon' }],
    },
  } as const;
}

type Told<Receipt, Type extends SubmissionEvent<Receipt>['type']> = readonly Extract<
  SubmissionEvent<Receipt>,
  { type: Type }
>[];

/** All events of a submission to its flow, for the flow's samples: each receipt, a refusal, unknown outcome, end. */
export function submissionEvents<Receipt>(...receipts: Receipt[]): {
  [Type in SubmissionEvent<Receipt>['type']]: Told<Receipt, Type>;
} {
  return {
    'submission.done': receipts.map((receipt) => ({ type: 'submission.done', receipt })),
    'submission.failed': [{ type: 'submission.failed', error: REFUSAL, text: '余额不足' }],
    'submission.unsettled': [{ type: 'submission.unsettled', text: '网络错误，请稍后重试' }],
    'submission.abandoned': [{ type: 'submission.abandoned' }],
  };
}

/** The starts of a flow without an input: its page opens, with nothing in the outbox or with one of `kind`. */
export function takingUpSamples(kind: string, intent: unknown) {
  const entries = takenUpEntries(kind, intent);
  return {
    starts: {
      opened: () => undefined,
      ...Object.fromEntries(Object.keys(entries).map((start) => [start, () => undefined])),
    },
    entries,
  } as const;
}

/** The samples of a claim: something and nothing to claim, all events of its submission, and one taken up. */
export function claimSamples(kind: string, available: string) {
  return {
    ...takingUpSamples(kind, null),
    callbacks: ['submission'],
    events: {
      claim: [
        { type: 'claim', available },
        { type: 'claim', available: '0' },
      ],
      ...submissionEvents('操作成功', ''),
    },
  } as const;
}
