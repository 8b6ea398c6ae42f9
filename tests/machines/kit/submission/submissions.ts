import type { CallError } from '#machines/kit/calls/callError.ts';
import type { SubmissionEvent } from '#machines/kit/submission/submission.machine.ts';
import { EVERY_FAILURE } from '#tests/support/transitionCoverage.ts';

const REFUSAL: CallError = { kind: 'rejected', code: 400, message: '余额不足' };

/** The samples of a submission for `describeTransitionCoverage`: accepted, all failures, retried, abandoned. */
export function submissionSamples<Intent, Receipt, Secret = undefined>(
  intent: Intent,
  receipt: Receipt,
  ...secrets: Secret[]
) {
  const [secret] = secrets;
  const given = secret === undefined ? {} : { secret };
  return {
    starts: { 'an intent': () => ({ intent, ...given }) },
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
    'submission.failed': [{ type: 'submission.failed', error: REFUSAL }],
    'submission.unsettled': [{ type: 'submission.unsettled' }],
    'submission.abandoned': [{ type: 'submission.abandoned' }],
  };
}

/** The samples of a claim: something and nothing to claim, and all events of its submission. */
export function claimSamples(available: string) {
  return {
    starts: { opened: () => undefined },
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
