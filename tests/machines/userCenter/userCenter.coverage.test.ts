import { avatarUploadMachine } from '#machines/userCenter/avatarUpload.machine.ts';
import { gamesRecoveryMachine, gamesRecoverySubmission } from '#machines/userCenter/gamesRecovery.machine.ts';
import { holdingsMachine } from '#machines/userCenter/holdings.machine.ts';
import { tokenIs } from '#tests/machines/lottery/lotteries.ts';
import { userCenterMachine } from '#machines/userCenter/userCenter.machine.ts';
import { aMember } from '#tests/support/samples.ts';
import { foundEvent, submissionSamples } from '#tests/machines/kit/submission/submissions.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

// has its own name, because paths identify events by their JSON
const picture = (type: string) => Object.assign(new Blob(['x'], { type }), { name: type });
const start = (masked: boolean) => () => ({ masked });

describeTransitionCoverage({
  machine: userCenterMachine,
  starts: { 'balance shown': start(false), 'balance masked': start(true) },
  callbacks: ['avatar', 'games', 'lottery', 'levels', 'holdings'],
  events: {
    'balance.mask': [{ type: 'balance.mask' }],
    'balance.show': [{ type: 'balance.show' }],
    'page.shown': [{ type: 'page.shown' }],
    'avatar.retried': [{ type: 'avatar.retried' }],
    'games.retried': [{ type: 'games.retried' }],
    'lottery.retried': [{ type: 'lottery.retried' }],
    'recovery.ended': [{ type: 'recovery.ended', part: 'games' }],
    'money.recovered': [{ type: 'money.recovered' }],
    'collection.started': [{ type: 'collection.started', parts: ['games', 'lottery'] }],
  },
});

describeTransitionCoverage({
  machine: holdingsMachine,
  starts: { opened: () => undefined },
  calls: {
    countHoldings: {
      outputs: [
        { games: '5.00', lottery: '1.00', hasLottery: true },
        { games: '0.00', lottery: null, hasLottery: false },
      ],
      errors: [{ kind: 'offline' }],
    },
  },
  callbacks: ['watchFacts'],
  events: {
    'facts.changed': [tokenIs('given'), tokenIs('awaited')],
    refresh: [{ type: 'refresh' }],
    collect: [{ type: 'collect' }],
    'recovery.ended': [
      { type: 'recovery.ended', part: 'games' },
      { type: 'recovery.ended', part: 'lottery' },
    ],
  },
  key: ({ context }) => [context.holdings, context.awaited],
});

describeTransitionCoverage({
  machine: avatarUploadMachine,
  starts: { opened: () => undefined },
  calls: { upload: {} },
  events: {
    'picture.chosen': [
      { type: 'picture.chosen', picture: picture('image/png') },
      { type: 'picture.chosen', picture: picture('text/plain') },
    ],
    'upload.progressed': [{ type: 'upload.progressed', percent: 40 }],
    'upload.retried': [{ type: 'upload.retried' }],
    'upload.cancelled': [{ type: 'upload.cancelled' }],
  },
  key: ({ context }) => context.percent,
});

describeTransitionCoverage({
  machine: gamesRecoveryMachine,
  starts: { opened: () => undefined },
  calls: { refreshMoney: { outputs: [aMember()] } },
  callbacks: ['submission'],
  events: {
    recover: [{ type: 'recover' }],
    'submission.found': [foundEvent(null)],
    'submission.done': [{ type: 'submission.done', receipt: '' }],
    'submission.failed': [{ type: 'submission.failed', error: { kind: 'expired', message: '' }, text: '' }],
    'submission.unsettled': [{ type: 'submission.unsettled', text: '网络错误，请稍后重试' }],
    'submission.abandoned': [{ type: 'submission.abandoned' }],
  },
});

describeTransitionCoverage({
  machine: gamesRecoverySubmission,
  ...submissionSamples(null, '回收成功'),
});
