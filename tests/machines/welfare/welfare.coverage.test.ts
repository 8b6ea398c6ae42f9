import { drawMachine, welfareMachine } from '#machines/welfare/welfare.machine.ts';
import { OUTCOMES } from '#tests/support/submissions.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const broken = [{ kind: 'malformed' }] as const;

describeTransitionCoverage({
  machine: welfareMachine,
  starts: { opened: () => ({ newKey: () => 'key-1' }) },
  calls: {
    chances: { errors: broken },
    list: { errors: broken },
    draw: { errors: broken },
  },
  events: {
    'page.shown': [{ type: 'page.shown' }],
    'claim.ended': [{ type: 'claim.ended' }],
  },
});

describeTransitionCoverage({
  machine: drawMachine,
  starts: { opened: () => ({ newKey: () => 'key-1' }) },
  calls: { submission: { outputs: OUTCOMES, errors: broken } },
  events: {
    claim: [
      { type: 'claim', available: '1' },
      { type: 'claim', available: '0' },
    ],
    'submission.retry': [{ type: 'submission.retry' }],
    'submission.abandon': [{ type: 'submission.abandon' }],
  },
});
