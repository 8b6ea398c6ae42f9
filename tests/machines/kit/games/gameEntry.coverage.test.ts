import { gameEntryMachine } from '#machines/game/gameEntry.machine.ts';
import type { Facts } from '#machines/app/session/facts.ts';
import { aGame } from '#tests/support/samples.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const VISITOR = { member: false, mayPlay: false, balance: null, lotteryToken: 'missing' } as const;
const MEMBER = { member: true, mayPlay: true, balance: '128.50', lotteryToken: 'given' } as const;
const factsAre = (facts: Pick<Facts, keyof typeof VISITOR>) => ({ type: 'facts.changed', facts }) as const;

describeTransitionCoverage({
  machine: gameEntryMachine,
  starts: { visitor: () => undefined },
  callbacks: ['watchFacts'],
  calls: { loginDetour: { errors: [] } },
  events: {
    'facts.changed': [
      factsAre(VISITOR),
      factsAre(MEMBER),
      factsAre({ ...MEMBER, balance: '-0.01' }),
      factsAre({ ...MEMBER, lotteryToken: 'missing' }),
      factsAre({ ...MEMBER, mayPlay: false }),
    ],
    'game.enter': [{ type: 'game.enter', game: aGame() }],
    'game.played': [{ type: 'game.played', game: aGame() }],
    'lottery.enter': [{ type: 'lottery.enter', gamecode: 'ssc' }],
    'location.changed': [{ type: 'location.changed' }],
  },
  key: ({ context: { facts } }) => facts,
});
