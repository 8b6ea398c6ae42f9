import { faqMachine } from '#machines/faq/faq.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: faqMachine,
  starts: { opened: () => undefined },
  events: {
    'topic.toggled': [{ type: 'topic.toggled', id: 'register' }],
    'search.changed': [{ type: 'search.changed', query: '提现' }],
  },
  key: ({ context }) => context,
});
