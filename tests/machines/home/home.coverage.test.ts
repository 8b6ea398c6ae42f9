import { HOME_TABS } from '#machines/home/catalogue.ts';
import { homeMachine } from '#machines/home/home.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: homeMachine,
  starts: { opened: () => undefined },
  events: {
    'tab.selected': HOME_TABS.map((tab) => ({ type: 'tab.selected' as const, tab })),
    'welcome.closed': [{ type: 'welcome.closed' }],
    'redPacket.closed': [{ type: 'redPacket.closed' }],
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
  },
});
