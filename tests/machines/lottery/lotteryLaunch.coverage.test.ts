import type { LotteryLaunchInput } from '#machines/kit/games/lotteryEntry.ts';
import { lotteryLaunchMachine } from '#machines/lottery/lotteryLaunch.machine.ts';
import { LOTTERY_INPUT, tokenIs } from '#tests/machines/lottery/lotteries.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const start = (changes: Partial<LotteryLaunchInput>) => (): LotteryLaunchInput => ({
  ...LOTTERY_INPUT,
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
    fetchExclusion: { outputs: [null], errors: [{ kind: 'offline' }] },
    fetchLotteryAddress: {
      outputs: ['https://lottery.example/play', 'javascript:alert(1)'],
      errors: [{ kind: 'offline' }],
    },
    notePlayed: { outputs: ['江苏快三'], errors: [{ kind: 'offline' }] },
  },
  callbacks: ['loginDetour', 'watchFacts', 'lotteryBalance'],
  events: {
    retry: [{ type: 'retry' }],
    'balance.retried': [{ type: 'balance.retried' }],
    'facts.changed': [tokenIs('given'), tokenIs('missing'), tokenIs('awaited')],
  },
});
