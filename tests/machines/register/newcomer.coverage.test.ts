import { newcomerMachine } from '#machines/register/newcomer.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const named = (username: string) => ({ type: 'facts.changed', facts: { username } }) as const;

describeTransitionCoverage({
  machine: newcomerMachine,
  starts: { opened: () => undefined },
  callbacks: ['watchFacts', 'card'],
  events: {
    'member.registered': [{ type: 'member.registered' }],
    'welcome.closed': [{ type: 'welcome.closed' }],
    'facts.changed': [named(''), named('player88')],
  },
  key: ({ context: { name } }) => name,
});
