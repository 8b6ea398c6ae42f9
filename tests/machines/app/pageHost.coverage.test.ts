import { createFlowHostMachine } from '#machines/app/flowHost.machine.ts';
import { pageHostMachine, type PageHostInput } from '#machines/app/pageHost.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: pageHostMachine,
  starts: {
    'a kept page': (): PageHostInput => ({
      id: '/deposit',
      kept: true,
      input: undefined,
    }),
    'a page that is not kept': (): PageHostInput => ({
      id: '/faq',
      kept: false,
      input: undefined,
    }),
  },
  callbacks: ['page'],
  events: {
    'page.entered': [{ type: 'page.entered', input: 'again' }],
    'page.left': [{ type: 'page.left' }],
    'session.ended': [{ type: 'session.ended', chosen: true }],
  },
  key: ({ context }) => context.kept,
});

describeTransitionCoverage({
  machine: createFlowHostMachine({ id: 'flow', logic: new CallScript().callback() }),
  starts: { needed: () => undefined },
  callbacks: ['flow'],
  events: { 'flow.needed': [{ type: 'flow.needed' }] },
});
