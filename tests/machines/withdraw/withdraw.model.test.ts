import { describe, expect, test } from 'vitest';
import type { EventFromLogic } from 'xstate';
import type { OutboxEntry } from '#machines/app/outbox/outboxEntry.ts';
import { withdrawMachine } from '#machines/withdraw/withdraw.machine.ts';
import { amountWarning } from '#machines/withdraw/withdrawRules.ts';
import { withdrawModel } from '#tests/models/withdraw/withdraw.model.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';
import { START_MS } from '#tools/paths/steppedClock.ts';
import { anEntry, OLD_KEY } from '#tests/support/outboxEntries.ts';
import { describeTakeUp } from '#tests/machines/kit/submission/takeUp.ts';
import { account, ACCOUNTS } from '#tests/machines/payoutAccounts/accountSamples.ts';

const PASSWORD = '135790';
const BALANCE = '1000.00';
const TOO_LONG = { field: 'password', text: '支付密码最多17个字符' } as const;

function openWithdraw(entries: readonly OutboxEntry[] = []) {
  const calls = new CallScript();
  const harness = createHarness({
    machine: calls.bind(withdrawMachine),
    input: { least: '100' },
    calls,
    entries,
  });
  const snapshot = () => harness.subject.getSnapshot();
  const send = harness.send;
  return {
    ...harness,
    snapshot,
    submission: () => snapshot().children.submission?.getSnapshot().value,
    requests: () => calls.made.filter(({ id }) => id === 'send').map(({ input }) => input),
    async fill() {
      await send({ type: 'account.selected', account: '7' });
      await send({ type: 'amount.typed', text: '250.50' });
    },
    press: (password = PASSWORD) => send({ type: 'submit', password }),
    async giveUp() {
      snapshot().children.submission?.send({ type: 'submission.abandon' });
      await harness.pass(0);
    },
  };
}

type World = ReturnType<typeof openWithdraw>;

const lastToast = (world: World) => world.sent.toasts.at(-1);

/** What the page says of the amount before anything is sent. */
function warning({ snapshot }: World) {
  const isSettled = !snapshot().matches({ editing: 'typing' });
  const { amount, least } = snapshot().context;
  return amountWarning({ amount, isSettled, least, balance: BALANCE, arrives: amount });
}

/** Expects no pending submission. */
function expectIdle(world: World) {
  expect(world.snapshot().hasTag('busy')).toBe(false);
  expect(world.submission()).toBeUndefined();
}

function expectUnknown(world: World) {
  expect(world.submission()).toBe('unsettled');
  expect(world.snapshot().hasTag('unsettled')).toBe(true);
  expect(world.snapshot().hasTag('busy')).toBe(true);
}

function expectRefused(world: World, field: string, text: string) {
  expect(world.snapshot().context.invalid).toEqual({ field, text });
  expect(lastToast(world)).toEqual({ type: 'toast.show', text });
  expect(world.requests()).toEqual([]);
}

function expectSending(world: World) {
  expect(world.snapshot().hasTag('busy')).toBe(true);
  expect(world.submission()).toBe('sending');
  expect(world.requests().at(-1)).toMatchObject({
    intent: { amount: '250.5', bank: '7' },
    secret: PASSWORD,
  });
  const { context, children } = world.snapshot();
  const kept = Object.values(children).map((child) => child?.getSnapshot() as { context?: unknown });
  expect(JSON.stringify([context, kept.map((snapshot) => snapshot.context)])).not.toContain(PASSWORD);
  expect(world.went()).toEqual([]);
}

const steps: ModelStepsOf<typeof withdrawModel, World> = {
  open: () => openWithdraw(),
  close: (world) => world.stop(),
  sees: {
    filling: (world) => {
      expect(world.snapshot().matches('editing')).toBe(true);
      expect(world.snapshot().context.invalid).toBeNull();
      expectIdle(world);
    },
    givenUp: (world) => {
      expect(world.snapshot().matches('editing')).toBe(true);
      expect(world.snapshot().context.invalid).toBeNull();
      expectIdle(world);
    },
    tooMuchSaid: (world) => {
      expect(warning(world)).toBe(`超过可提余额${BALANCE}元`);
      expect(world.snapshot().context.invalid).toBeNull();
    },
    allTaken: (world) => {
      expect(world.snapshot().context.amount).toBe(BALANCE);
      expect(warning(world)).toBeNull();
    },
    accountRefused: (world) => expectRefused(world, 'account', '您要提现到哪里呢？'),
    amountUnreadable: (world) => {
      expectRefused(world, 'amount', '请输入正确的金额');
      expect(world.snapshot().context.amount).toBe('1.000');
    },
    amountRefused: (world) => expectRefused(world, 'amount', '单笔取款不能低于100元'),
    passwordRefused: (world) => expectRefused(world, 'password', '请输入您的支付密码'),
    pasteRefused: (world) => expectRefused(world, 'password', TOO_LONG.text),
    pasteRefusedUnknown: (world) => {
      expect(world.snapshot().context.invalid).toEqual(TOO_LONG);
      expect(lastToast(world)).toMatchObject({ text: TOO_LONG.text });
      expectUnknown(world);
    },
    sending: (world) => {
      expectSending(world);
      expect(world.snapshot().hasTag('unsettled')).toBe(false);
      expect(world.snapshot().context.tab).toBe('cny');
    },
    refusalShown: (world) => {
      expect(lastToast(world)).toMatchObject({ text: '余额不足，无法提现' });
      expect(world.snapshot().matches('editing')).toBe(true);
      expectIdle(world);
    },
    failureShown: (world) => {
      expect(lastToast(world)).toMatchObject({ text: '提交失败' });
      expect(world.snapshot().matches('editing')).toBe(true);
      expectIdle(world);
    },
    unknown: (world) => {
      expect(lastToast(world)).toMatchObject({ text: '网络错误，请稍后重试' });
      expectUnknown(world);
    },
    retryRefused: (world) => {
      expect(lastToast(world)).toMatchObject({ text: '请输入您的支付密码' });
      expectUnknown(world);
    },
    sendingAgain: (world) => {
      expectSending(world);
      // the view still shows the unknown outcome, to avoid a layout shift
      expect(world.snapshot().hasTag('unsettled')).toBe(true);
      const keys = world.requests().map((request) => (request as { key: string }).key);
      expect(keys.length).toBeGreaterThan(1);
      expect(world.snapshot().context.invalid).toBeNull();
      expect(new Set(keys).size).toBe(1);
    },
    taken: (world) => {
      expect(lastToast(world)).toMatchObject({ text: '提交成功，等待后台审核' });
      expect(world.snapshot().context).toMatchObject({ account: null, amount: '' });
      expect(world.calls.only('fetchReceipt').input).toEqual({ amount: '250.5', pressedAt: START_MS });
      expectIdle(world);
      expect(world.went()).toEqual([]);
    },
    receiptHeld: (world) => {
      expect(world.snapshot().matches('succeeded')).toBe(true);
      expect(world.went()).toEqual([]);
    },
    home: (world) => expect(world.went()).toEqual(['/']),
  },
  does: {
    typeTooMuch: (world) => world.send({ type: 'amount.typed', text: '1000.01' }),
    async takeAll(world) {
      await world.send({ type: 'amount.typed', text: BALANCE });
      await world.send({ type: 'amount.settled' });
    },
    pressWithNothing: (world) => world.press(''),
    async pressWithUnreadable(world) {
      await world.send({ type: 'account.selected', account: '7' });
      await world.send({ type: 'amount.typed', text: '1.000' });
      await world.press('');
    },
    async pressWithLittle(world) {
      await world.send({ type: 'account.selected', account: '7' });
      await world.send({ type: 'amount.typed', text: '99.99' });
      await world.press('');
    },
    async pressWithoutPassword(world) {
      await world.fill();
      await world.press('');
    },
    async press(world) {
      await world.fill();
      await world.press();
    },
    pasteTooLongAPassword: (world) => world.send({ type: 'text.refused', invalid: TOO_LONG }),
    pressAgain: (world) => world.press(),
    type: (world) => world.send({ type: 'edited' }),
    async switchTab(world) {
      await world.send({ type: 'tab.selected', tab: 'virtual' });
      await world.send({ type: 'tab.selected', tab: 'cny' });
    },
    serverTakes: (world) => world.calls.answer('send'),
    serverRefuses: (world) =>
      world.calls.fail('send', { kind: 'rejected', code: 400, message: '余额不足，无法提现' }),
    serverRefusesWithoutWords: (world) =>
      world.calls.fail('send', { kind: 'rejected', code: 400, message: '' }),
    answerIsLost: (world) => world.calls.fail('send', { kind: 'offline' }),
    noAnswerComes: (world) => world.calls.fail('send', { kind: 'timeout' }),
    retryWithoutPassword: (world) => world.send({ type: 'submission.retry', secret: '' }),
    retry: (world) => world.send({ type: 'submission.retry', secret: PASSWORD }),
    giveUp: (world) => world.giveUp(),
    async touchReceipt(world) {
      world.snapshot().children.receipt?.send({ type: 'receipt.held' });
      await world.pass(0);
    },
    async wait(world) {
      await world.pass(1499);
      expect(world.went()).toEqual([]);
      await world.pass(1);
    },
  },
};

describeModel('a withdrawal', withdrawModel, steps);

describe('what is typed on the withdraw page', () => {
  test('too little is said when the amount is settled, and no longer with the next key', async () => {
    const world = openWithdraw();
    await world.send({ type: 'amount.typed', text: '99' });
    expect(warning(world)).toBeNull();
    await world.send({ type: 'amount.settled' });
    expect(warning(world)).toBe('单笔取款不能低于100元');
    await world.send({ type: 'amount.typed', text: '99.' });
    expect(warning(world)).toBeNull();
    world.stop();
  });

  type UserEvent = EventFromLogic<typeof withdrawMachine>;

  test('begins with nothing, for CNY, with the accounts on their way', () => {
    const world = openWithdraw();
    expect(world.snapshot().context).toMatchObject({ tab: 'cny', account: null, amount: '', invalid: null });
    expect(world.calls.waiting('load')).toHaveLength(1);
    world.stop();
  });

  test('is for the tab that was chosen, and gone with it', async () => {
    const world = openWithdraw();
    await world.fill();
    await world.send({ type: 'tab.selected', tab: 'virtual' });
    expect(world.snapshot().context).toMatchObject({ tab: 'virtual', account: null, amount: '' });
    world.stop();
  });

  test.each<[string, string, UserEvent]>([
    ['account', 'another account', { type: 'account.selected', account: '3' }],
    ['account', 'another tab', { type: 'tab.selected', tab: 'virtual' }],
    ['amount', 'another amount', { type: 'amount.typed', text: '300' }],
    ['password', 'a key in the password', { type: 'edited' }],
    ['password', 'the password', { type: 'submit', password: PASSWORD }],
  ])('loses the mark at its %s with %s', async (field, _, userEvent) => {
    const world = openWithdraw();
    if (field !== 'account') await world.send({ type: 'account.selected', account: '7' });
    if (field === 'password') await world.send({ type: 'amount.typed', text: '250.50' });
    await world.press('');
    expect(world.snapshot().context.invalid?.field).toBe(field);
    await world.send(userEvent);
    expect(world.snapshot().context.invalid).toBeNull();
    world.stop();
  });

  test('loses the mark at the password of a retry when the member gives up', async () => {
    const world = openWithdraw();
    await world.fill();
    await world.press();
    await world.calls.fail('send', { kind: 'timeout' });
    await world.send({ type: 'submission.retry' });
    expect(world.snapshot().context.invalid?.field).toBe('password');
    await world.giveUp();
    expect(world.snapshot().context).toMatchObject({ invalid: null, account: '7', amount: '250.50' });
    world.stop();
  });
});

test('a withdrawal that is sent again is that of the first press, after which its record may stand', async () => {
  const world = openWithdraw();
  await world.pass(60_000);
  await world.fill();
  await world.press();
  await world.pass(10_000);
  await world.calls.fail('send', { kind: 'timeout' });
  await world.send({ type: 'submission.retry', secret: PASSWORD });
  await world.calls.answer('send');
  expect(world.calls.only('fetchReceipt').input).toEqual({ amount: '250.5', pressedAt: START_MS + 60_000 });
  world.stop();
});

describe('an account bound to another network than that of its address', () => {
  const MIXED = {
    ...ACCOUNTS,
    usdt: [
      account('2', 'USDT', 'ERC20', 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'),
      account('4', 'USDT', 'ERC20', '0xaB3a****aB34'),
    ],
    wallet: [account('5', 'TRC20', '', '0xaB3a****aB34'), account('6', '好付钱包', '', 'TXYZ')],
  };
  async function openVirtual() {
    const world = openWithdraw();
    await world.calls.answer('load', MIXED);
    await world.send({ type: 'tab.selected', tab: 'virtual' });
    return world;
  }

  test.each([
    ['2', '该账户是TRC20网络的地址，却绑定为ERC20，无法提现，请重新绑定'],
    ['5', '该账户是ERC20网络的地址，却绑定为TRC20，无法提现，请重新绑定'],
  ])('%s is refused after the rules of the document: %s', async (id, text) => {
    const world = await openVirtual();
    await world.send({ type: 'account.selected', account: id });
    await world.press();
    expectRefused(world, 'amount', '单笔取款不能低于100元');
    await world.send({ type: 'amount.typed', text: '250.50' });
    await world.press('');
    expectRefused(world, 'password', '请输入您的支付密码');
    await world.press();
    expectRefused(world, 'account', text);
    await world.send({ type: 'account.selected', account: '4' });
    expect(world.snapshot().context.invalid).toBeNull();
    await world.press();
    expect(world.requests()).toMatchObject([{ intent: { bank: '4' } }]);
    world.stop();
  });

  test('a wallet without a protocol is left to the server', async () => {
    const world = await openVirtual();
    await world.send({ type: 'account.selected', account: '6' });
    await world.send({ type: 'amount.typed', text: '250.50' });
    await world.press();
    expect(world.requests()).toHaveLength(1);
    world.stop();
  });
});

test('back on the page, the accounts are requested again: one may have been bound meanwhile', async () => {
  const world = openWithdraw();
  await world.calls.answer('load', ACCOUNTS);
  await world.send({ type: 'page.shown' });
  expect(world.calls.waiting('refresh')).toHaveLength(1);
  world.stop();
});

describeTakeUp('a withdrawal', {
  machine: (calls) => calls.bind(withdrawMachine),
  input: { least: '100' },
  kind: 'withdrawal',
  intent: { amount: '250.5', bank: '1' },
  foreign: { amount: '250.5', address: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf' },
  shows: {
    value: { submitting: 'unsettled' },
    context: { amount: '250.5', account: '1', tab: 'cny', sent: { amount: '250.5', bank: '1' } },
  },
  retry: (world) => world.send({ type: 'submission.retry', secret: PASSWORD }),
  secret: PASSWORD,
  submit: (world) => world.send({ type: 'submit', password: PASSWORD }),
  receipt: undefined,
});

describe('a withdrawal that is taken up', () => {
  const takeUp = (bank: string) => openWithdraw([anEntry('withdrawal', { amount: '250.5', bank })]);

  test.each([
    ['1', 'cny'],
    ['2', 'virtual'],
    ['3', 'virtual'],
    ['gone', 'cny'],
  ])('shows the tab of its account %s once the accounts are there: %s', async (bank, tab) => {
    const world = takeUp(bank);
    await world.calls.answer('load', ACCOUNTS);
    expect(world.snapshot().context).toMatchObject({ tab, account: bank, amount: '250.5' });
    // what was sent before may be sent again wherever its account is now
    await world.send({ type: 'submission.retry', secret: PASSWORD });
    expect(world.requests()).toMatchObject([{ intent: { amount: '250.5', bank }, key: OLD_KEY }]);
    world.stop();
  });

  test('asks for the password before it is sent again', async () => {
    const world = takeUp('1');
    await world.send({ type: 'submission.retry', secret: '' });
    expect(world.snapshot().context.invalid?.field).toBe('password');
    expect(world.requests()).toEqual([]);
    world.stop();
  });

  test('shows its amount on the receipt, and looks for its record from the first press on', async () => {
    const at = START_MS - 60_000;
    const world = openWithdraw([{ ...anEntry('withdrawal', { amount: '250.5', bank: '1' }), at }]);
    await world.send({ type: 'submission.retry', secret: PASSWORD });
    await world.calls.answer('send');
    expect(world.calls.only('fetchReceipt').input).toEqual({ amount: '250.5', pressedAt: at });
    expect(world.snapshot().context).toMatchObject({ account: null, amount: '' });
    world.stop();
  });

  test('is given up under its key, and leaves what it had in the form', async () => {
    const world = takeUp('1');
    await world.giveUp();
    expect(world.sent.outbox).toEqual([{ type: 'outbox.dismissed', key: OLD_KEY }]);
    expect(world.snapshot()).toMatchObject({
      value: { editing: 'settled' },
      context: { account: '1', amount: '250.5' },
    });
    world.stop();
  });
});

test.each(['cny', 'virtual'] as const)(
  'accounts that arrive while one is sent leave its tab: %s',
  async (tab) => {
    const world = openWithdraw();
    const [bank, usdt] = [
      account('7', '招商银行', '张三', '6222021234567890'),
      account('7', 'USDT', 'TRC20', 'T'),
    ];
    await world.calls.answer('load', ACCOUNTS);
    await world.send({ type: 'tab.selected', tab });
    await world.fill();
    await world.press();
    // the ids of banks and addresses may be the same
    await world.send({ type: 'resource.loaded', data: { ...ACCOUNTS, bank: [bank], usdt: [usdt] } });
    expect(world.snapshot().context).toMatchObject({ tab, account: '7' });
    world.stop();
  },
);
