import type { CallError } from '#machines/calls/callError.ts';
import type { SubmissionOutcome } from '#machines/submission/submission.machine.ts';
import { EVERY_FAILURE } from '#tests/support/transitionCoverage.ts';

const REFUSAL: CallError = { kind: 'rejected', code: 400, message: '余额不足' };

/** Every way in which a submission can end, as its flow hears it. */
export const OUTCOMES: readonly SubmissionOutcome<string>[] = [
  { outcome: 'done', receipt: '操作成功' },
  { outcome: 'rejected', error: REFUSAL },
  { outcome: 'abandoned' },
];

/** How a submission is explored (`describeTransitionCoverage`): taken, refused in every way, sent again, given up. */
export function submissionSamples<Intent, Receipt, Secret = undefined>(
  intent: Intent,
  receipt: Receipt,
  ...secrets: Secret[]
) {
  const [secret] = secrets;
  const given = secret === undefined ? {} : { secret };
  return {
    starts: { 'an intent': () => ({ intent, newKey: () => 'key-1', ...given }) },
    calls: { send: { outputs: [receipt], errors: [REFUSAL, ...EVERY_FAILURE] } },
    events: {
      'submission.retry': [{ type: 'submission.retry', ...given }],
      'submission.abandon': [{ type: 'submission.abandon' }],
    },
  } as const;
}

/** How a claim is explored: something to claim and nothing, and each end of its submission. */
export function claimSamples(available: string) {
  return {
    starts: { opened: () => ({ newKey: () => 'key-1' }) },
    calls: { submission: { outputs: OUTCOMES, errors: [{ kind: 'malformed' }] } },
    events: {
      claim: [
        { type: 'claim', available },
        { type: 'claim', available: '0' },
      ],
      'submission.retry': [{ type: 'submission.retry' }],
      'submission.abandon': [{ type: 'submission.abandon' }],
    },
  } as const;
}
