import { unpaidOrderMachine } from '#machines/kit/money/unpaidOrder.machine.ts';
import { factsOf, ONLINE, ORDER } from '#tests/machines/kit/money/unpaidOrders.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: unpaidOrderMachine,
  starts: { opened: () => undefined },
  callbacks: ['watchFacts', 'watchPages'],
  calls: {
    recallMarked: { outputs: [[]], errors: [new Error('blocked')] },
    findUnpaid: { outputs: [ORDER, ONLINE, null], errors: [{ kind: 'offline' }] },
    payment: { outputs: [undefined], errors: [] },
  },
  events: {
    'facts.changed': [factsOf('demo888'), factsOf('vip333'), factsOf('')],
    'orders.changed': [{ type: 'orders.changed' }],
    'page.seen': [{ type: 'page.seen' }],
    'order.marked': [{ type: 'order.marked', number: ORDER.number }],
    'payment.opened': [{ type: 'payment.opened' }],
  },
  key: ({ context: { username, order } }) => [username, order?.number],
});
