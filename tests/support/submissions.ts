import type { SubmissionOutcome } from '#machines/submission/submission.machine.ts';

/** Every way in which a submission can end, as its flow hears it. */
export const OUTCOMES: readonly SubmissionOutcome<string>[] = [
  { outcome: 'done', receipt: '操作成功' },
  { outcome: 'rejected', error: { kind: 'rejected', code: 400, message: '余额不足' } },
  { outcome: 'abandoned' },
];
