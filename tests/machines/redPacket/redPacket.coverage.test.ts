import { createGrab } from '#machines/redPacket/grab.ts';
import { redPacketMachine } from '#machines/redPacket/redPacket.machine.ts';
import { windowState } from '#machines/redPacket/redPacketWindow.ts';
import { submissionSamples } from '#tests/support/submissions.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const info = (chances: number, startTime: string, endTime: string) => ({
  chances,
  received: 0,
  maxTimes: 3,
  rules: [{ startTime, endTime, dayFlow: '100', flowMoney: '999', recharge: '1.00' }],
});

describeTransitionCoverage({
  machine: redPacketMachine,
  starts: {
    open: (now) => ({ id: '/hongbao', open: true, now, newKey: () => 'key' }),
    closed: (now) => ({ id: '/hongbao', open: false, now, newKey: () => 'key' }),
  },
  calls: {
    fetchRedPacket: {
      outputs: [
        info(3, '2026-11-20', '2026-11-20'),
        info(0, '2026-11-20', '2026-11-20'),
        info(3, '2026-11-21', '2026-11-21'),
        info(3, '2026-11-19', '2026-11-19'),
      ],
      errors: [{ kind: 'offline' }],
    },
    watchSwitch: { errors: [{ kind: 'malformed' }] },
    submission: {
      outputs: [
        { outcome: 'done', receipt: '8.88' },
        { outcome: 'abandoned' },
        { outcome: 'rejected', error: { kind: 'rejected', code: 400, message: '活动未开始' } },
        { outcome: 'rejected', error: { kind: 'rejected', code: 400, message: '活动已结束' } },
        { outcome: 'rejected', error: { kind: 'rejected', code: 400, message: '今日红包已抢完' } },
      ],
      errors: [{ kind: 'malformed' }],
    },
  },
  events: {
    grab: [{ type: 'grab' }],
    'popup.closed': [{ type: 'popup.closed' }],
    refresh: [{ type: 'refresh' }],
    retry: [{ type: 'retry' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'page.shown': [{ type: 'page.shown' }],
    'submission.unsettled': [{ type: 'submission.unsettled' }],
    'switch.closed': [{ type: 'switch.closed' }],
    // told inside the machine only; the paths take them by what leads to them
    'info.arrived': [],
    'grab.won': [],
    'grab.refused': [],
    'grab.dropped': [],
  },
  limit: 50_000,
  key: ({ context: { info } }, now) =>
    info === null ? null : [info.chances > 0, windowState(info.rules, now)],
});

describeTransitionCoverage({ machine: createGrab(), ...submissionSamples(null, '8.88') });
