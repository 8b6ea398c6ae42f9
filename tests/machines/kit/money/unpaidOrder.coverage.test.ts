import { unpaidLookupMachine } from '#machines/kit/money/unpaidLookup.machine.ts';
import { unpaidOrderMachine } from '#machines/kit/money/unpaidOrder.machine.ts';
import { factsOf, ONLINE, ORDER } from '#tests/machines/kit/money/unpaidOrders.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: unpaidOrderMachine,
  starts: { opened: () => undefined },
  callbacks: ['watchFacts', 'lookup'],
  calls: {
    recallMarked: { outputs: [[]], errors: [new Error('blocked')] },
    payment: { outputs: [undefined], errors: [] },
  },
  events: {
    'facts.changed': [factsOf('demo888'), factsOf('vip333'), factsOf('')],
    'orders.changed': [{ type: 'orders.changed' }],
    'lookup.done': [
      { type: 'lookup.done', order: ORDER },
      { type: 'lookup.done', order: ONLINE },
      { type: 'lookup.done', order: null },
    ],
    'order.marked': [{ type: 'order.marked', number: ORDER.number }],
    'payment.opened': [{ type: 'payment.opened' }],
  },
  key: ({ context: { username, order } }) => [username, order?.number],
});

describeTransitionCoverage({
  machine: unpaidLookupMachine,
  starts: { opened: () => ({ marked: [] }) },
  callbacks: ['watchPages'],
  calls: { findUnpaid: { outputs: [ORDER, null], errors: [{ kind: 'offline' }] } },
  events: {
    'lookup.requested': [{ type: 'lookup.requested', marked: [ORDER.number] }],
    'page.seen': [{ type: 'page.seen' }],
  },
});
