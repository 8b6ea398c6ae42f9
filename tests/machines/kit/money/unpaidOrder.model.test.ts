import { expect } from 'vitest';
import { LOOK_AGAIN_MS } from '#machines/kit/money/unpaidLookup.machine.ts';
import { INFO } from '#tests/machines/deposit/deposits.ts';
import { factsOf, openUnpaid, ORDER } from '#tests/machines/kit/money/unpaidOrders.ts';
import { unpaidOrderModel } from '#tests/models/kit/money/unpaidOrder.model.ts';
import { describeModel } from '#tests/support/modelRunner.ts';

/** A phone whose backend has orders of one member. */
function openPhone() {
  const unpaid = openUnpaid();
  let open: string[] = [];
  let requested = 0;
  /** answers as the backend would: the newest open order that is not marked */
  const look = async () => {
    const [call] = unpaid.calls.waiting('findUnpaid');
    if (call === undefined) return;
    const { marked } = call.input as { marked: readonly string[] };
    const number = open.findLast((one) => !marked.includes(one));
    await unpaid.calls.answer('findUnpaid', number === undefined ? null : { ...ORDER, number });
  };
  const logIn = async (username: string) => {
    await unpaid.logIn(username);
    await unpaid.calls.answer('recallMarked', []);
    await look();
  };
  return {
    ...unpaid,
    look,
    logIn,
    newest: () => `CK${requested}`,
    async request() {
      requested += 1;
      open.push(`CK${requested}`);
      await unpaid.send({ type: 'orders.changed' });
      await look();
    },
    async confirm() {
      open = [];
      await unpaid.send(factsOf('demo888', '500.00'));
      await unpaid.pass(LOOK_AGAIN_MS);
      await look();
    },
    forgetOrders: () => {
      open = [];
    },
  };
}

type Phone = ReturnType<typeof openPhone>;

function expectNothing(phone: Phone) {
  expect(phone.shown()).toBeNull();
  expect(phone.payment()).toBeUndefined();
}

function expectNobody(phone: Phone) {
  expectNothing(phone);
  expect(phone.context().marked).toEqual([]);
}

function expectWaiting(phone: Phone) {
  expect(phone.shown()).toBe(phone.newest());
  expect(phone.payment()).toBeUndefined();
}

function expectPaying(phone: Phone) {
  expect(phone.payment()?.getSnapshot().value).toBe('ready');
}

function expectMarked(phone: Phone) {
  expectNothing(phone);
  expect(phone.stored).toContain(phone.newest());
}

function expectAnother(phone: Phone) {
  expectNobody(phone);
  expect(phone.context().username).toBe('vip333');
}

describeModel('the unpaid order', unpaidOrderModel, {
  open: () => Promise.resolve(openPhone()),
  close: (phone: Phone) => phone.stop(),
  sees: {
    visitor: expectNobody,
    nothingOpen: expectNothing,
    waiting: expectWaiting,
    paying: expectPaying,
    markedPaid: expectMarked,
    arrived: expectNothing,
    ended: expectNobody,
    another: expectAnother,
  },
  does: {
    logIn: (phone) => phone.logIn('demo888'),
    async nextMemberLogsIn(phone) {
      phone.forgetOrders();
      await phone.logIn('vip333');
    },
    sessionEnds: (phone) => phone.send(factsOf('')),
    requestDeposit: (phone) => phone.request(),
    operatorConfirms: (phone) => phone.confirm(),
    async goOn(phone) {
      await phone.send({ type: 'payment.opened' });
      await phone.calls.answer('fetchPaymentInfo', INFO);
    },
    async close(phone) {
      phone.payment()?.send({ type: 'payment.closed' });
      await phone.pass(0);
      await phone.look();
    },
    async complete(phone) {
      phone.payment()?.send({ type: 'payment.completed' });
      // what a payment tells the order's actor by its system id
      for (const event of phone.sent.unpaidOrder.splice(0)) phone.subject.send(event as never);
      await phone.pass(0);
      await phone.look();
    },
    async sayPaid(phone) {
      await phone.send({ type: 'order.marked', number: phone.newest() });
      await phone.look();
    },
  },
});
