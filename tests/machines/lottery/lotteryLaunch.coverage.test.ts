import type { LotteryLaunchInput } from '#machines/lottery/lotteryEntry.ts';
import { lotteryLaunchMachine } from '#machines/lottery/lotteryLaunch.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const start = (changes: Partial<LotteryLaunchInput>) => (): LotteryLaunchInput => ({
  id: '/LotteryGamePage?gamecode=jsks',
  gamecode: 'jsks',
  member: true,
  path: '/LotteryGamePage?gamecode=jsks',
  place: { own: 'https://play.example', native: false },
  hasToken: () => true,
  newKey: () => 'key',
  ...changes,
});

describeTransitionCoverage({
  machine: lotteryLaunchMachine,
  starts: {
    member: start({}),
    visitor: start({ member: false }),
    'member without a gamecode': start({ gamecode: '' }),
  },
  calls: {
    watchLotteryToken: { errors: [{ kind: 'malformed' }] },
    fetchLotteryAddress: {
      outputs: ['https://lottery.example/play', 'javascript:alert(1)'],
      errors: [{ kind: 'offline' }],
    },
    lotteryBalance: { errors: [{ kind: 'malformed' }] },
    notePlayed: { errors: [{ kind: 'offline' }] },
  },
  events: {
    retry: [{ type: 'retry' }],
    'lotteryToken.given': [{ type: 'lotteryToken.given' }],
    'lotteryToken.missing': [{ type: 'lotteryToken.missing' }],
    'lotteryTransfer.started': [{ type: 'lotteryTransfer.started' }],
    'lotteryTransfer.ended': [{ type: 'lotteryTransfer.ended' }],
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
  },
});
