import { describe, expect, test } from 'vitest';
import { LOOK_AGAIN_MS } from '#machines/kit/money/unpaidLookup.machine.ts';
import { MARKED_TEXT } from '#machines/kit/money/unpaidOrder.machine.ts';
import { INFO } from '#tests/machines/deposit/deposits.ts';
import { factsOf, ONLINE, openUnpaid, ORDER } from '#tests/machines/kit/money/unpaidOrders.ts';

describe('the unpaid order of a member', () => {
  test('is looked for once the name is known, without those that are marked', async () => {
    const unpaid = openUnpaid();
    await unpaid.send({ type: 'facts.changed', facts: { username: '', balance: null } });
    expect(unpaid.calls.made).toEqual([]);
    await unpaid.logIn();
    expect(unpaid.calls.only('recallMarked').input).toEqual({ username: 'demo888' });
    await unpaid.calls.answer('recallMarked', ['CK0']);
    expect(unpaid.calls.only('findUnpaid').input).toEqual({ marked: ['CK0'] });
    await unpaid.calls.answer('findUnpaid', ORDER);
    expect(unpaid.context().order).toEqual(ORDER);
    unpaid.stop();
  });

  test('is looked for although the marks cannot be read', async () => {
    const unpaid = openUnpaid();
    await unpaid.logIn();
    await unpaid.calls.fail('recallMarked', { kind: 'offline' });
    expect(unpaid.calls.only('findUnpaid').input).toEqual({ marked: [] });
    unpaid.stop();
  });

  test('stays where a later look fails, and goes where it finds none', async () => {
    const unpaid = openUnpaid();
    await unpaid.find(ORDER);
    await unpaid.send({ type: 'orders.changed' });
    await unpaid.calls.fail('findUnpaid', { kind: 'offline' });
    expect(unpaid.shown()).toBe(ORDER.number);
    await unpaid.send({ type: 'orders.changed' });
    await unpaid.calls.answer('findUnpaid', null);
    expect(unpaid.shown()).toBeNull();
    unpaid.stop();
  });

  test('is looked for anew where a deposit was requested during a look', async () => {
    const unpaid = openUnpaid();
    await unpaid.logIn();
    await unpaid.calls.answer('recallMarked', []);
    const first = unpaid.calls.only('findUnpaid');
    await unpaid.send({ type: 'orders.changed' });
    expect(first.signal.aborted).toBe(true);
    await unpaid.calls.answer('findUnpaid', ONLINE);
    expect(unpaid.shown()).toBe('CK2');
    unpaid.stop();
  });

  test('is of nobody after the session, and not of the next member', async () => {
    const unpaid = openUnpaid();
    await unpaid.find(ORDER, ['CK0']);
    await unpaid.send({ type: 'payment.opened' });
    await unpaid.send(factsOf(''));
    expect(unpaid.context()).toEqual({ username: '', marked: [], order: null });
    expect(unpaid.payment()).toBeUndefined();
    await unpaid.find(ORDER, ['CK0']);
    await unpaid.logIn('vip333');
    expect(unpaid.context()).toEqual({ username: 'vip333', marked: [], order: null });
    expect(unpaid.calls.only('recallMarked').input).toEqual({ username: 'vip333' });
    unpaid.stop();
  });
});

describe('a look that no deposit has caused', () => {
  test('comes 20 s after the last one if a page was seen meanwhile, otherwise with the next such page', async () => {
    const unpaid = openUnpaid();
    await unpaid.find(null);
    await unpaid.seePage();
    await unpaid.pass(LOOK_AGAIN_MS - 1);
    await unpaid.seePage();
    expect(unpaid.looks()).toBe(1);
    await unpaid.pass(1);
    expect(unpaid.looks()).toBe(2);
    await unpaid.calls.answer('findUnpaid', null);
    await unpaid.pass(LOOK_AGAIN_MS);
    expect(unpaid.looks()).toBe(2);
    await unpaid.seePage();
    expect(unpaid.looks()).toBe(3);
    unpaid.stop();
  });

  test('comes with another balance while an order is open, and with none otherwise', async () => {
    const unpaid = openUnpaid();
    await unpaid.find(null);
    await unpaid.pass(LOOK_AGAIN_MS);
    await unpaid.send(factsOf('demo888', '1.00'));
    expect(unpaid.looks()).toBe(1);
    await unpaid.send({ type: 'orders.changed' });
    await unpaid.calls.answer('findUnpaid', ORDER);
    await unpaid.pass(LOOK_AGAIN_MS);
    await unpaid.send(factsOf('demo888', '501.00'));
    expect(unpaid.looks()).toBe(3);
    expect(unpaid.shown()).toBe(ORDER.number);
    unpaid.stop();
  });
});

describe('an order that the member says is paid', () => {
  test('goes at once, is remembered, and the next one is looked for', async () => {
    const unpaid = openUnpaid();
    await unpaid.find(ORDER, ['CK0']);
    await unpaid.send({ type: 'order.marked', number: ORDER.number });
    expect(unpaid.shown()).toBeNull();
    expect(unpaid.stored).toEqual([ORDER.number]);
    expect(unpaid.toasts()).toEqual([MARKED_TEXT]);
    expect(unpaid.calls.only('findUnpaid').input).toEqual({ marked: ['CK0', ORDER.number] });
    unpaid.stop();
  });

  test('that is another one leaves the shown one', async () => {
    const unpaid = openUnpaid();
    await unpaid.find(ORDER);
    await unpaid.send({ type: 'order.marked', number: 'CK9' });
    expect(unpaid.shown()).toBe(ORDER.number);
    unpaid.stop();
  });

  test('stays marked although the stored marks come later', async () => {
    const unpaid = openUnpaid();
    await unpaid.logIn();
    await unpaid.send({ type: 'order.marked', number: 'CK9' });
    await unpaid.calls.answer('recallMarked', ['CK0']);
    expect(unpaid.calls.only('findUnpaid').input).toEqual({ marked: ['CK0', 'CK9'] });
    unpaid.stop();
  });
});

describe('a press on an unpaid order', () => {
  test('shows where to pay it, and looks again when that is closed', async () => {
    const unpaid = openUnpaid();
    await unpaid.send({ type: 'payment.opened' });
    await unpaid.find(ORDER);
    await unpaid.send({ type: 'payment.opened' });
    expect(unpaid.calls.only('fetchPaymentInfo').input).toEqual({ depositNo: ORDER.number });
    expect(unpaid.payment()?.getSnapshot().context.receipt).toEqual(ORDER.record);
    await unpaid.calls.answer('fetchPaymentInfo', INFO);
    unpaid.payment()?.send({ type: 'payment.closed' });
    await unpaid.pass(0);
    expect(unpaid.payment()).toBeUndefined();
    expect(unpaid.looks()).toBe(2);
    expect(unpaid.cashiers).toEqual([]);
    unpaid.stop();
  });

  test('opens the online cashier of one that is paid there', async () => {
    const unpaid = openUnpaid();
    await unpaid.find(ONLINE);
    await unpaid.send({ type: 'payment.opened' });
    expect(unpaid.cashiers).toEqual([ONLINE.cashier]);
    expect(unpaid.payment()).toBeUndefined();
    unpaid.stop();
  });

  test('opens nothing where there is none', async () => {
    const unpaid = openUnpaid();
    await unpaid.find(null);
    await unpaid.send({ type: 'payment.opened' });
    expect(unpaid.payment()).toBeUndefined();
    expect(unpaid.cashiers).toEqual([]);
    unpaid.stop();
  });
});
