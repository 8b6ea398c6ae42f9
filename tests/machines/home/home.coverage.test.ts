import { HOME_TABS } from '#machines/kit/games/catalogue.ts';
import { homeMachine } from '#machines/home/home.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: homeMachine,
  starts: { opened: () => undefined },
  callbacks: ['watchFacts'],
  calls: { isWelcomeDue: { outputs: [true, false] } },
  events: {
    'tab.selected': HOME_TABS.map((tab) => ({ type: 'tab.selected' as const, tab })),
    'facts.changed': ['金海岸\n<p>礼遇</p>', ''].map((welcome) => ({
      type: 'facts.changed' as const,
      facts: { welcome },
    })),
    'welcome.closed': [{ type: 'welcome.closed' }],
    'redPacket.closed': [{ type: 'redPacket.closed' }],
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
  },
});
