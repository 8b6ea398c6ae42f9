import { welfareMachine } from '#machines/welfare/welfare.machine.ts';
import { OUTCOMES } from '#tests/support/submissions.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const broken = [{ kind: 'malformed' }] as const;

describeTransitionCoverage({
  machine: welfareMachine,
  starts: { opened: () => ({ newKey: () => 'key-1' }) },
  calls: {
    chances: { errors: broken },
    list: { errors: broken },
    submission: { outputs: OUTCOMES, errors: broken },
  },
  events: {
    draw: [
      { type: 'draw', remaining: 1 },
      { type: 'draw', remaining: 0 },
    ],
    'page.shown': [{ type: 'page.shown' }],
    'submission.retry': [{ type: 'submission.retry' }],
    'submission.abandon': [{ type: 'submission.abandon' }],
  },
});
