import { createSubmissionMachine } from '#machines/submission/submission.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: createSubmissionMachine<{ amount: string }, string>('submission'),
  starts: { 'an intent': () => ({ intent: { amount: '100' }, newKey: () => 'key-1', secret: '123456' }) },
  calls: { send: { outputs: ['提交成功'] } },
  events: {
    'submission.retry': [{ type: 'submission.retry', secret: '123456' }],
    'submission.abandon': [{ type: 'submission.abandon' }],
  },
});
