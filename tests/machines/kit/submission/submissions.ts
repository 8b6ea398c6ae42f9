import type { CallError } from '#machines/kit/calls/callError.ts';
import type { SubmissionEvent } from '#machines/kit/submission/submission.machine.ts';
import type { SubmissionFoundEvent } from '#machines/kit/submission/takeUp.ts';
import { OLD_KEY } from '#tests/support/outboxEntries.ts';
import { EVERY_FAILURE } from '#tests/support/transitionCoverage.ts';
import { START_MS } from '#tools/paths/steppedClock.ts';

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

/** The event of a flow that finds a submission without a known outcome as it opens. */
export function foundEvent<Intent>(intent: Intent): SubmissionFoundEvent<Intent> {
  return { type: 'submission.found', intent, key: OLD_KEY, pressedAt: START_MS, isUnsettled: true };
}

/** The samples of a claim: something and nothing to claim, all events of its submission, and one taken up. */
export function claimSamples(available: string) {
  return {
    starts: { opened: () => undefined },
    callbacks: ['submission'],
    events: {
      claim: [
        { type: 'claim', available },
        { type: 'claim', available: '0' },
      ],
      'submission.found': [foundEvent(null)],
      ...submissionEvents('操作成功', ''),
    },
  } as const;
}
