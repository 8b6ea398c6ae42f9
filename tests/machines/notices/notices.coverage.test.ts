import type { NoticesInput } from '#machines/notices/notices.machine.ts';
import { noticesMachine } from '#machines/notices/notices.machine.ts';
import { aNotice } from '#tests/machines/payoutAccounts/accountSamples.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const start = (changes: Partial<NoticesInput>) => (): NoticesInput => ({
  member: true,
  location: '/myNews',
  id: null,
  read: [],
  ...changes,
});

describeTransitionCoverage({
  machine: noticesMachine,
  starts: {
    'a visitor': start({ member: false }),
    'the list': start({}),
    'a notice': start({ id: '1' }),
    'no such notice': start({ id: '3' }),
  },
  calls: { fetchNotices: { outputs: [[aNotice('1'), aNotice('2')]] } },
  events: { retry: [{ type: 'retry' }] },
});
