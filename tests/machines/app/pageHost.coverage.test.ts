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
      id: '/withdraw',
      kept: false,
      input: undefined,
    }),
  },
  callbacks: ['page', 'watchLoss', 'watchSubmissions', 'watchRequests', 'watchFacts'],
  events: {
    'page.entered': [{ type: 'page.entered', input: 'again' }],
    'page.left': [
      { type: 'page.left', member: true },
      { type: 'page.left', member: false },
    ],
    'page.idle': [
      { type: 'page.idle', lost: false },
      { type: 'page.idle', lost: true },
    ],
    'facts.changed': [
      { type: 'facts.changed', facts: { member: true } },
      { type: 'facts.changed', facts: { member: false } },
    ],
    'page.crashing': [
      { type: 'page.crashing', lost: true },
      { type: 'page.crashing', lost: false },
    ],
    'session.ended': [
      { type: 'session.ended', chosen: true },
      { type: 'session.ended', chosen: false },
    ],
  },
  key: ({ context }) => [context.kept, context.lost],
});

describeTransitionCoverage({
  machine: createFlowHostMachine({ id: 'flow', logic: new CallScript().callback() }),
  starts: { needed: () => undefined },
  callbacks: ['flow'],
  events: { 'flow.needed': [{ type: 'flow.needed' }] },
});
