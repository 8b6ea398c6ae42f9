import { expect } from 'vitest';
import { digitalDepositMachine } from '#machines/deposit/digitalDeposit.machine.ts';
import { onlineDepositMachine } from '#machines/deposit/onlineDeposit.machine.ts';
import { offlineDepositMachine } from '#machines/deposit/offlineDeposit.machine.ts';
import type { AnyActorRef } from 'xstate';
import type { OfflineMethod } from '#machines/deposit/depositRules.ts';
import type { PaymentRef } from '#machines/kit/money/payment.machine.ts';
import { bankModel, onlineModel, paidByCodeModel } from '#tests/models/deposit/deposit.models.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { BANK, CHANNELS, INFO, pageIs } from '#tests/machines/deposit/deposits.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';

function openDigital() {
  const calls = new CallScript();
  const harness = createHarness({ machine: calls.bind(digitalDepositMachine), calls });
  return {
    ...harness,
    intent: { paytype: 'usdt', amount: '640', catepay: 'ERC20' },
    fill: () => harness.send({ type: 'protocol.selected', protocol: 'ERC20' }),
    press: () => harness.send({ type: 'submit' }),
  };
}

function openOffline(method: OfflineMethod) {
  const calls = new CallScript();
  const harness = createHarness({
    machine: calls.bind(offlineDepositMachine),
    input: { methods: ['service', method] },
    calls,
  });
  const details = method === 'bank' ? BANK : null;
  return {
    ...harness,
    intent: { paytype: method, amount: '640', ...details },
    fill: () => harness.send({ type: 'method.selected', method }),
    press: () => harness.send({ type: 'submit', details }),
  };
}

function openOnline() {
  const calls = new CallScript();
  const harness = createHarness({ machine: calls.bind(onlineDepositMachine), calls });
  return {
    ...harness,
    intent: { channel: 'fast', payname: '银联快捷', payOption: 'UNION', amount: '640' },
    fill: async () => undefined,
    press: () => harness.send({ type: 'submit' }),
  };
}

type World = ReturnType<typeof openDigital | typeof openOffline | typeof openOnline>;

const context = (world: World) =>
  world.subject.getSnapshot().context as { invalid: { field: string; text: string } | null };
type Child = 'recharge' | 'submission' | 'payment' | 'receipt';
/** A descendant of the method's actor, by the child ids on the way. */
function childOf(world: World, ...path: Child[]): AnyActorRef | undefined {
  return path.reduce<AnyActorRef | undefined>(
    (actor, id) =>
      (actor?.getSnapshot() as { children: Partial<Record<Child, AnyActorRef>> } | undefined)?.children[id],
    world.subject,
  );
}
/** The submission of the method's recharge. */
const submissionRef = (world: World) => childOf(world, 'recharge', 'submission');
const submissionOf = (world: World) =>
  (submissionRef(world)?.getSnapshot() as { value: string } | undefined)?.value;
const requests = (world: World) =>
  world.calls.made
    .filter(({ id }) => id === 'send')
    .map(({ input }) => input as { intent: unknown; key: string });
const lastToast = (world: World) => world.sent.toasts.at(-1);

function expectFilling(world: World) {
  expect(world.subject.getSnapshot().value).toBe('editing');
  expect(context(world).invalid).toBeNull();
}
function expectRefused(world: World, field: string, text: string) {
  expect(context(world).invalid).toEqual({ field, text });
  expect(lastToast(world)).toEqual({ type: 'toast.show', text });
  expect(requests(world)).toEqual([]);
}
function expectSending(world: World) {
  expect(submissionOf(world)).toBe('sending');
  expect(requests(world).at(-1)?.intent).toEqual(world.intent);
}

/** The steps that all methods share; `network` is the method's text for a missing response. */
function shared<Of extends World>(amountText: string, network: string) {
  return {
    sees: {
      filling: (world: Of) => expectFilling(world),
      refused: (world: Of) => expectRefused(world, 'amount', amountText),
      unreadable: (world: Of) => {
        expectRefused(world, 'amount', '请输入正确的金额');
        expect(world.subject.getSnapshot().context.amount).toBe('-640');
      },
      refusalShown: (world: Of) => {
        expect(lastToast(world)).toMatchObject({ text: '通道维护中' });
        expect(world.subject.getSnapshot().value).toBe('editing');
      },
      sending: (world: Of) => expectSending(world),
      sendingAgain: (world: Of) => {
        expectSending(world);
        const keys = requests(world).map(({ key }) => key);
        expect(keys.length).toBeGreaterThan(1);
        expect(new Set(keys).size).toBe(1);
      },
      unknown: (world: Of) => {
        expect(lastToast(world)).toMatchObject({ text: network });
        expect(submissionOf(world)).toBe('unsettled');
      },
    },
    does: {
      async pressWithoutAmount(world: Of) {
        await world.fill();
        await world.press();
      },
      async pressWithUnreadable(world: Of) {
        await world.fill();
        await world.send({ type: 'amount.typed', text: '-640' });
        await world.press();
      },
      async press(world: Of) {
        await world.fill();
        await world.send({ type: 'amount.typed', text: '640' });
        await world.press();
      },
      pressAgain: (world: Of) => world.press(),
      type: (world: Of) => world.send({ type: 'amount.typed', text: '6' }),
      serverRefuses: (world: Of) =>
        world.calls.fail('send', { kind: 'rejected', code: 400, message: '通道维护中' }),
      answerIsLost: (world: Of) => world.calls.fail('send', { kind: 'offline' }),
      noAnswerComes: (world: Of) => world.calls.fail('send', { kind: 'timeout' }),
      async retry(world: Of) {
        submissionRef(world)?.send({ type: 'submission.retry' });
        await world.pass(0);
      },
      async giveUp(world: Of) {
        submissionRef(world)?.send({ type: 'submission.abandon' });
        await world.pass(0);
      },
    },
  };
}

const NETWORK = '网络错误，请稍后重试';
const paymentOf = (world: World) => childOf(world, 'recharge', 'payment') as PaymentRef | undefined;
const infoOf = (world: World) => paymentOf(world)?.getSnapshot();
async function toPayment(world: World, type: 'retry' | 'payment.closed' | 'payment.completed') {
  paymentOf(world)?.send({ type });
  await world.pass(0);
}

type CodeWorld = ReturnType<typeof openDigital | typeof openOffline>;

function paidByCodeSteps(open: () => CodeWorld): ModelStepsOf<typeof paidByCodeModel, CodeWorld> {
  const both = shared<CodeWorld>('请输入正确金额', NETWORK);
  return {
    open,
    close: (world) => world.stop(),
    sees: {
      ...both.sees,
      infoComing: (world) => {
        expect(infoOf(world)?.value).toBe('loading');
        expect(world.calls.latest('fetchPaymentInfo').input).toEqual({ depositNo: 'CK1' });
      },
      infoFailed: (world) =>
        expect(infoOf(world)).toMatchObject({
          value: 'failed',
          context: { failure: '充值信息加载失败，订单已生成' },
        }),
      infoShown: (world) => expect(infoOf(world)?.context.info).toEqual(INFO),
      atRecords: (world) => expect(world.went()).toEqual(['/assets?type=0']),
    },
    does: {
      ...both.does,
      serverTakes: (world) => world.calls.answer('send', 'CK1'),
      infoComes: (world) => world.calls.answer('fetchPaymentInfo', INFO),
      infoFails: (world) => world.calls.fail('fetchPaymentInfo', { kind: 'offline' }),
      askInfoAgain: (world) => toPayment(world, 'retry'),
      close: (world) => toPayment(world, 'payment.closed'),
      complete: (world) => toPayment(world, 'payment.completed'),
    },
  };
}

describeModel('a digital deposit', paidByCodeModel, paidByCodeSteps(openDigital));
describeModel(
  'a deposit by Alipay',
  paidByCodeModel,
  paidByCodeSteps(() => openOffline('alipay')),
);
describeModel(
  'a deposit by WeChat',
  paidByCodeModel,
  paidByCodeSteps(() => openOffline('wxpay')),
);

type OnlineWorld = ReturnType<typeof openOnline>;
const windowEvents = (world: OnlineWorld) => world.calls.received('paymentWindow').map(({ type }) => type);
const online = shared<OnlineWorld>('请输入正确的金额', '提交失败，请稍后再试');

const onlineSteps: ModelStepsOf<typeof onlineModel, OnlineWorld> = {
  open: openOnline,
  close: (world) => world.stop(),
  sees: {
    ...online.sees,
    channelsComing: (world) => expect(world.calls.waiting('fetchChannels')).toHaveLength(1),
    channelsFailed: (world) =>
      expect(world.subject.getSnapshot()).toMatchObject({
        value: 'failed',
        context: { choice: { failure: '加载失败，请检查网络' } },
      }),
    filling: (world) => {
      expectFilling(world);
      expect(world.subject.getSnapshot().context.choice.option?.code).toBe('UNION');
    },
    outOfRange: (world) => expectRefused(world, 'amount', '金额必须在 100 和 50000 之间'),
    sending: (world) => {
      expectSending(world);
      expect(windowEvents(world).at(-1)).toBe('window.reserve');
    },
    unknown: (world) => {
      online.sees.unknown(world);
      expect(windowEvents(world).at(-1)).toBe('window.release');
    },
    sendingAgain: (world) => {
      online.sees.sendingAgain(world);
      expect(windowEvents(world).at(-1)).toBe('window.reserve');
    },
    opening: (world) =>
      expect(world.calls.received('paymentWindow').at(-1)).toEqual({
        type: 'window.show',
        url: 'https://pay.example/1',
      }),
    linkRefused: (world) => {
      expect(lastToast(world)).toMatchObject({ text: '支付链接无效' });
      // the window has been closed by then
      expect(world.calls.isRunning('paymentWindow')).toBe(false);
    },
    paying: (world) => expect(childOf(world, 'recharge')?.getSnapshot()).toMatchObject({ value: 'paying' }),
    payingHere: (world) => expect(lastToast(world)).toMatchObject({ text: '弹窗被拦截，正在直接跳转...' }),
  },
  does: {
    ...online.does,
    channelsCome: (world) => world.calls.answer('fetchChannels', CHANNELS),
    channelsFail: (world) => world.calls.fail('fetchChannels', { kind: 'offline' }),
    askChannelsAgain: (world) => world.send({ type: 'retry' }),
    async pressWithTooMuch(world) {
      await world.send({ type: 'amount.typed', text: '50000.01' });
      await world.press();
    },
    serverTakes: (world) => world.calls.answer('send', 'https://pay.example/1'),
    windowOpens: (world) => world.calls.tell('paymentWindow', { type: 'window.opened' }),
    windowIsBlocked: (world) => world.calls.tell('paymentWindow', { type: 'window.blocked' }),
    linkIsRefused: (world) => world.calls.tell('paymentWindow', { type: 'window.refused' }),
    // the retry reserves its window synchronously in the click
    async retry(world) {
      childOf(world, 'recharge')?.send({ type: 'payment.retry' });
      await world.pass(0);
    },
    async payAgain(world) {
      childOf(world, 'recharge')?.send({ type: 'payment.again' });
      await world.pass(0);
    },
  },
};
describeModel('an online deposit', onlineModel, onlineSteps);

type BankWorld = ReturnType<typeof openOffline>;
const bank = shared<BankWorld>('请输入正确金额', NETWORK);

const bankSteps: ModelStepsOf<typeof bankModel, BankWorld> = {
  open: () => openOffline('bank'),
  close: (world) => world.stop(),
  sees: {
    ...bank.sees,
    nameRefused: (world) => expectRefused(world, 'bank_owner', '请输入存款人姓名'),
    taken: (world) => {
      expect(lastToast(world)).toMatchObject({ text: '操作成功，等待工作人员审核！' });
      // it is pending review, so there is no payment info
      expect(world.calls.count('fetchPaymentInfo')).toBe(0);
      expect(world.went()).toEqual([]);
    },
    takenAway: (world) => expect(world.went()).toEqual([]),
    receiptHeld: (world) => expect(world.went()).toEqual([]),
    leftAlone: (world) => {
      expect(world.went()).toEqual([]);
      expectFilling(world);
    },
    atRecords: (world) => expect(world.went()).toEqual(['/assets?type=0']),
  },
  does: {
    ...bank.does,
    async pressWithoutName(world) {
      await world.fill();
      await world.send({ type: 'submit', details: { ...BANK, bank_owner: '', bank: '' } });
    },
    serverTakes: (world) => world.calls.answer('send', 'CK1'),
    leave: (world) => pageIs('page.hidden', world),
    async touchReceipt(world) {
      childOf(world, 'recharge', 'receipt')?.send({ type: 'receipt.held' });
      await world.pass(0);
    },
    async wait(world) {
      await world.pass(1499);
      expect(world.went()).toEqual([]);
      await world.pass(1);
    },
  },
};
describeModel('a deposit by bank transfer', bankModel, bankSteps);
