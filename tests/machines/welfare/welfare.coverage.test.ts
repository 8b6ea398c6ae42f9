import {
  welfareGrabMachine,
  welfareGrabSubmission,
  redPacketListMachine,
  welfareMachine,
  type RedPacketRecord,
} from '#machines/welfare/welfare.machine.ts';
import { listSamples } from '#tests/machines/kit/pagedList/lists.ts';
import { claimSamples, submissionSamples } from '#tests/machines/kit/submission/submissions.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: welfareMachine,
  starts: { opened: () => undefined },
  callbacks: ['chances', 'list', 'grab'],
  events: {
    'page.shown': [{ type: 'page.shown' }],
    'grab.retry': [{ type: 'grab.retry' }],
    'claim.ended': [{ type: 'claim.ended' }],
  },
});

describeTransitionCoverage({ machine: welfareGrabMachine, ...claimSamples('1') });

describeTransitionCoverage({ machine: welfareGrabSubmission, ...submissionSamples(null, '8.88') });

const given: RedPacketRecord = { key: '1', recharged: '100.00', amount: '8.88', time: '2026-11-21 08:03:00' };

describeTransitionCoverage({
  machine: redPacketListMachine,
  ...listSamples(given, null, null, null),
});
