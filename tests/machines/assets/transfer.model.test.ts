import { describe, expect, test } from 'vitest';
import type { EventFromLogic } from 'xstate';
import { transferMachine, transferSubmission } from '#machines/assets/transfer.machine.ts';
import { transferModel } from '#tests/models/assets/transfer.model.ts';
import { describeTakeUp, toSubmission } from '#tests/machines/kit/submission/takeUp.ts';
import { anEntry } from '#tests/support/outboxEntries.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';

const fault = new Error('crashed on purpose');
const crash = () => {
  throw fault;
};
/** The balances of the main wallet and of the platform. */
const HELD = '100.50';

function openTransfer() {
  const calls = new CallScript();
  const harness = createHarness({
    machine: calls.bind(transferMachine),
    calls,
  });
  const snapshot = () => harness.subject.getSnapshot();
  const press = () => harness.send({ type: 'submit', available: HELD });
  return {
    ...harness,
    snapshot,
    press,
    isOpen: () => snapshot().matches({ dialog: 'open' }),
    isBusy: () => snapshot().hasTag('busy'),
    submission: () => snapshot().children.submission,
    async pressWith(text: string) {
      await harness.send({ type: 'amount.typed', text });
      await press();
    },
  };
}

type World = ReturnType<typeof openTransfer>;

function expectRefused(world: World, text: string) {
  expect(world.snapshot().context.invalid).toEqual({ field: 'amount', text });
  expectToast(world, text);
  expect(world.calls.count('send')).toBe(0);
}
function expectToast(world: World, text: string) {
  expect(world.sent.toasts.at(-1)).toEqual({ type: 'toast.show', text });
}
const keys = (world: World) => world.calls.made.map(({ input }) => (input as { key: string }).key);
/** Expects no pending submission. */
function expectIdle(world: World) {
  expect(world.isBusy()).toBe(false);
  expect(world.submission()).toBeUndefined();
}
function expectSending(world: World, isOpen: boolean) {
  expect(world.submission()?.getSnapshot().value).toBe('sending');
  expect(world.isBusy()).toBe(true);
  expect(world.isOpen()).toBe(isOpen);
  expect(world.calls.latest('send').input).toMatchObject({
    intent: { amount: '50', sourcetype: 'userbalance', targettype: 'pp' },
    key: `key-${new Set(keys(world)).size}`,
  });
}

const steps: ModelStepsOf<typeof transferModel, World> = {
  open: openTransfer,
  close: (world) => world.stop(),
  sees: {
    closed: (world) => expect(world.isOpen()).toBe(false),
    filling: (world) => {
      expect(world.isOpen()).toBe(true);
      expect(world.snapshot().context).toMatchObject({ platform: 'pp', invalid: null });
      expectIdle(world);
    },
    amountMissing: (world) => expectRefused(world, '请输入操作金额！'),
    amountUnreadable: (world) => {
      expectRefused(world, '请输入正确的金额');
      expect(world.snapshot().context.amount).toBe('1e3');
    },
    beyondMain: (world) => expectRefused(world, '操作金额超出了您的账户余额！'),
    beyondPlatform: (world) => expectRefused(world, '操作金额超出了您该游戏平台的余额！'),
    sending: (world) => expectSending(world, true),
    sendingUnseen: (world) => expectSending(world, false),
    refusalShown: (world) => {
      expectToast(world, '平台维护中');
      expect(world.isOpen()).toBe(true);
      expectIdle(world);
    },
    unknown: (world) => {
      expectToast(world, '网络错误，请稍后重试');
      expect(world.submission()?.getSnapshot().value).toBe('unsettled');
      expect(world.snapshot().matches({ form: { submitting: 'unsettled' } })).toBe(true);
      expect(world.isBusy()).toBe(true);
    },
    sendingAgain: (world) => {
      expectSending(world, true);
      expect(world.calls.count('send')).toBeGreaterThan(1);
      expect(new Set(keys(world)).size).toBe(1);
      expect(world.snapshot().matches({ form: { submitting: 'unsettled' } })).toBe(true);
    },
    moved: (world) => {
      expectToast(world, '转账成功');
      expect(world.isOpen()).toBe(false);
      expectIdle(world);
      expect(world.snapshot().context.amount).toBe('');
      expect(world.sentToParent).toContainEqual({ type: 'transfer.done' });
    },
  },
  does: {
    open: (world) => world.send({ type: 'dialog.open', platform: 'pp' }),
    close: (world) => world.send({ type: 'dialog.close' }),
    pressWithoutAmount: (world) => world.press(),
    pressWithUnreadable: (world) => world.pressWith('1e3'),
    pressWithTooMuch: (world) => world.pressWith('100.51'),
    async turnAndPressWithTooMuch(world) {
      await world.send({ type: 'direction.switched' });
      await world.pressWith('100.51');
    },
    press: (world) => world.pressWith('50'),
    pressAgain: (world) => world.press(),
    type: (world) => world.send({ type: 'amount.typed', text: '5' }),
    serverMoves: (world) => world.calls.answer('send', ''),
    serverRefuses: (world) =>
      world.calls.fail('send', { kind: 'rejected', code: 400, message: '平台维护中' }),
    answerIsLost: (world) => world.calls.fail('send', { kind: 'timeout' }),
    async retry(world) {
      world.submission()?.send({ type: 'submission.retry' });
      await world.pass(0);
    },
    async giveUp(world) {
      world.submission()?.send({ type: 'submission.abandon' });
      await world.pass(0);
    },
  },
};

describeModel('a transfer', transferModel, steps);

describe('the transfer that the dialog requests (spec 2 §4)', () => {
  type UserEvent = EventFromLogic<typeof transferMachine>;
  const turn: UserEvent = { type: 'direction.switched' };
  const choose: UserEvent = { type: 'platform.selected', platform: 'ae' };

  test.each<[string, UserEvent[], { sourcetype: string; targettype: string }]>([
    ['goes into the platform it was opened with', [], { sourcetype: 'userbalance', targettype: 'pp' }],
    ['comes out of it when it is turned', [turn], { sourcetype: 'pp', targettype: 'userbalance' }],
    ['goes in again when it is turned back', [turn, turn], { sourcetype: 'userbalance', targettype: 'pp' }],
    ['goes into another that was chosen', [choose], { sourcetype: 'userbalance', targettype: 'ae' }],
    ['comes out of that one', [choose, turn], { sourcetype: 'ae', targettype: 'userbalance' }],
  ])('%s', async (_, userEvents, ways) => {
    const world = openTransfer();
    await world.send({ type: 'dialog.open', platform: 'pp' });
    for (const userEvent of userEvents) await world.send(userEvent);
    await world.pressWith('50.00');
    expect(world.calls.only('send').input).toMatchObject({ intent: { amount: '50', ...ways } });
    world.stop();
  });

  test.each<[string, UserEvent, object]>([
    ['the other direction', turn, { direction: 'out' }],
    ['another platform', choose, { platform: 'ae' }],
    ['another amount', { type: 'amount.typed', text: '5' }, { amount: '5' }],
    ['more money at the source', { type: 'submit', available: '101' }, {}],
  ])('is no longer marked as refused after %s', async (_, userEvent, change) => {
    const world = openTransfer();
    await world.send({ type: 'dialog.open', platform: 'pp' });
    await world.pressWith('100.51');
    expect(world.snapshot().context.invalid?.field).toBe('amount');
    await world.send(userEvent);
    expect(world.snapshot().context).toMatchObject({ invalid: null, ...change });
    world.stop();
  });

  test('is requested again when the dialog opens again', async () => {
    const world = openTransfer();
    await world.send({ type: 'dialog.open', platform: 'pp' });
    await world.pressWith('100.51');
    await world.send({ type: 'dialog.close' });
    await world.send({ type: 'dialog.open', platform: 'ae' });
    expect(world.snapshot().context).toMatchObject({ platform: 'ae', amount: '', invalid: null });
    world.stop();
  });
});

test('a transfer is reported in the words of the server, where it has some', async () => {
  const world = openTransfer();
  await world.send({ type: 'dialog.open', platform: 'pp' });
  await world.pressWith('50');
  await world.calls.answer('send', '已转入PP电子');
  expect(world.toasts()).toEqual(['已转入PP电子']);
  world.stop();
});

const OLD = { amount: '50', sourcetype: 'pp', targettype: 'userbalance' };

describeTakeUp('a transfer', {
  machine: (calls) => calls.bind(transferMachine),
  kind: 'transfer',
  intent: OLD,
  foreign: { ...OLD, targettype: undefined },
  shows: {
    value: { dialog: 'open', form: { submitting: 'unsettled' } },
    context: { direction: 'out', platform: 'pp', amount: '50' },
  },
  retry: (world) => toSubmission(world, { type: 'submission.retry' }),
  submit: (world) => world.send({ type: 'submit', available: HELD }),
  receipt: '',
});

test('a transfer into a platform that is taken up is shown as such, and closes its dialog at its end', async () => {
  const calls = new CallScript();
  const into = { amount: '20', sourcetype: 'userbalance', targettype: 'ae' };
  const harness = createHarness({
    machine: calls.bind(transferMachine),
    calls,
    entries: [anEntry('transfer', into, 'sending')],
  });
  expect(harness.subject.getSnapshot()).toMatchObject({
    value: { dialog: 'open', form: { submitting: 'sending' } },
    context: { direction: 'in', platform: 'ae', amount: '20' },
  });
  await calls.answer('send', '');
  expect(harness.subject.getSnapshot()).toMatchObject({
    value: { dialog: 'closed', form: 'editing' },
    context: { amount: '' },
  });
  expect(harness.sentToParent).toEqual([{ type: 'transfer.done' }]);
  harness.stop();
});

test('a submission that crashes frees the form; what it sent is the affair of the outbox', async () => {
  const calls = new CallScript();
  const harness = createHarness({
    machine: transferMachine.provide({
      actors: { submission: calls.bind(transferSubmission).provide({ actions: { notifyDone: crash } }) },
    }),
    calls,
  });
  await harness.send({ type: 'dialog.open', platform: 'pp' });
  await harness.send({ type: 'amount.typed', text: '50' });
  await harness.send({ type: 'submit', available: HELD });
  await calls.answer('send', '');
  expect(harness.subject.getSnapshot().hasTag('busy')).toBe(false);
  expect(harness.subject.getSnapshot().children.submission).toBeUndefined();
  expect(harness.toasts()).toEqual([]);
  expect(harness.sent.crashReporter).toEqual([{ type: 'crash.reported', actor: 'transfer', error: fault }]);
  expect(harness.sentToParent).toEqual([]);
  await harness.send({ type: 'submit', available: HELD });
  expect(calls.latest('send').input).toMatchObject({ key: 'key-2' });
  harness.stop();
});
