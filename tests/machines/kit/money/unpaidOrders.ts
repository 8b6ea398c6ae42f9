import type { UnpaidOrder } from '#machines/kit/money/unpaidLookup.machine.ts';
import { unpaidOrderMachine } from '#machines/kit/money/unpaidOrder.machine.ts';
import { RECEIPT } from '#tests/machines/deposit/deposits.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

/** An order that is paid by its payment details, and one of the online cashier. */
export const ORDER: UnpaidOrder = {
  number: RECEIPT.number,
  payable: { amount: '78.62', currency: 'USDT' },
  cashier: '',
  record: RECEIPT,
};
export const ONLINE: UnpaidOrder = { ...ORDER, number: 'CK2', cashier: 'https://pay.example/CK2' };

/** The facts of a member, by name; of a visitor without one. */
export const factsOf = (username: string, balance = '0.00') =>
  ({ type: 'facts.changed', facts: { username, balance } }) as const;

/** The machine of a visitor, with what it stores and opens. */
export function openUnpaid() {
  const calls = new CallScript();
  const stored: string[] = [];
  const cashiers: string[] = [];
  const machine = calls.bind(unpaidOrderMachine).provide({
    actions: {
      storeMark: (_, number) => void stored.push(number),
      openCashier: (_, url) => void cashiers.push(url),
    },
  });
  const harness = createHarness({ machine, calls });
  const context = () => harness.subject.getSnapshot().context;
  return {
    ...harness,
    stored,
    cashiers,
    context,
    shown: () => context().order?.number ?? null,
    looks: () => calls.count('findUnpaid'),
    logIn: (username = 'demo888') => harness.send(factsOf(username)),
    seePage: async () => {
      harness.subject.getSnapshot().children.lookup?.send({ type: 'page.seen' });
      await harness.pass(0);
    },
    payment: () => harness.subject.getSnapshot().children.payment,
    /** a member whose marks are recalled and whose order is found */
    async find(order: UnpaidOrder | null, marked: readonly string[] = []) {
      await harness.send(factsOf('demo888'));
      await calls.answer('recallMarked', marked);
      await calls.answer('findUnpaid', order);
    },
  };
}
