import { createGrab } from '#machines/redPacket/grab.ts';
import { redPacketMachine } from '#machines/redPacket/redPacket.machine.ts';
import { redPacketInfoMachine } from '#machines/redPacket/redPacketInfo.machine.ts';
import { windowState } from '#machines/redPacket/redPacketWindow.ts';
import { START_MS } from '#tools/paths/steppedClock.ts';
import { redPacketIs } from '#tests/machines/redPacket/redPacketSamples.ts';
import { foundEvent, submissionSamples } from '#tests/machines/kit/submission/submissions.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const info = (chances: number, startTime: string, endTime: string) => ({
  chances,
  received: 0,
  maxTimes: 3,
  rules: [{ key: '0', startTime, endTime, dayFlow: '100', flowMoney: '999', recharge: '1.00' }],
  yesterday: null,
  at: START_MS,
});

const INFOS = [
  info(3, '2026-11-20', '2026-11-20'),
  info(0, '2026-11-20', '2026-11-20'),
  info(3, '2026-11-21', '2026-11-21'),
  info(3, '2026-11-19', '2026-11-19'),
];
const refusal = (message: string) =>
  ({ type: 'submission.failed', error: { kind: 'rejected', code: 400, message }, text: '余额不足' }) as const;

describeTransitionCoverage({
  machine: redPacketMachine,
  starts: { opened: () => undefined },
  callbacks: ['watchFacts', 'info', 'submission'],
  events: {
    'facts.changed': [redPacketIs(true), redPacketIs(false)],
    'info.arrived': INFOS.map((info) => ({ type: 'info.arrived', info }) as const),
    grab: [{ type: 'grab', at: START_MS }],
    'activity.began': [{ type: 'activity.began' }],
    'popup.closed': [{ type: 'popup.closed' }],
    'submission.found': [foundEvent(null)],
    'submission.unsettled': [{ type: 'submission.unsettled', text: '网络错误，请稍后重试' }],
    'submission.abandoned': [{ type: 'submission.abandoned' }],
    'submission.done': [{ type: 'submission.done', receipt: '8.88' }],
    'submission.failed': [
      refusal('活动未开始'),
      refusal('活动已结束'),
      refusal('今日红包已抢完'),
      { type: 'submission.failed', error: { kind: 'expired', message: '' }, text: '' },
    ],
  },
  key: ({ context: { info, open } }) => [
    info === null ? null : [info.chances > 0, windowState(info.rules, START_MS)],
    open,
  ],
});

describeTransitionCoverage({
  machine: redPacketInfoMachine,
  starts: { opened: () => undefined },
  calls: {
    fetchRedPacket: {
      outputs: [INFOS[0], info(3, '2026-11-20 12:00:02', '2026-11-20')],
      errors: [{ kind: 'offline' }],
    },
  },
  events: {
    refresh: [{ type: 'refresh' }],
    retry: [{ type: 'retry' }],
    'info.outdated': [{ type: 'info.outdated' }],
  },
  key: ({ context: { info, seconds } }) => [info === null, seconds],
});

describeTransitionCoverage({ machine: createGrab(), ...submissionSamples(null, '8.88') });
