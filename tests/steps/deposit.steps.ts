import { expect } from 'vitest';
import type { bankModel, onlineModel, paidByCodeModel } from '#tests/models/deposit/deposit.models.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import {
  expectAt,
  expectButton,
  expectHeld,
  expectMarked,
  expectRefused,
  expectRetrying,
  expectSending,
  expectWordsAt,
  expectUnknown,
  expectWaiting,
  NETWORK_TEXT,
  openWithMoney,
  UNREADABLE_TEXT,
  type Driver,
} from '#tests/support/driver.ts';

const AMOUNT = '充值金额';

/** A method's form: its call, its button, its texts, and a function that fills in the other fields. */
interface Method {
  call: string;
  name: string;
  amountText: string;
  network: string;
  fill: (driver: Driver) => Promise<void>;
}

/** The steps that all methods share (spec 2 §5, §8; D18, D45). */
function shared({ call, name, amountText, network, fill }: Method) {
  return {
    sees: {
      async filling(driver: Driver) {
        await expectButton(driver, name, 'free');
        await expectMarked(driver);
        await driver.misses('region', '结果未知');
      },
      refused: (driver: Driver) => expectRefused(driver, amountText, call),
      async unreadable(driver: Driver) {
        await expectRefused(driver, UNREADABLE_TEXT, call);
        await expectHeld(driver, AMOUNT, '-640');
      },
      async refusalShown(driver: Driver) {
        await expectWordsAt(name)('通道维护中')(driver);
        await expectHeld(driver, AMOUNT, '640');
      },
      sending: (driver: Driver) => expectSending(driver, call, name),
      sendingAgain: (driver: Driver) => expectRetrying(driver, call),
      unknown: (driver: Driver) => expectUnknown(driver, network),
    },
    does: {
      async pressWithoutAmount(driver: Driver) {
        await fill(driver);
        await driver.type(AMOUNT, '');
        await driver.press('button', name);
      },
      async pressWithUnreadable(driver: Driver) {
        await fill(driver);
        await driver.type(AMOUNT, '-640');
        await driver.press('button', name);
      },
      async press(driver: Driver) {
        await fill(driver);
        await driver.type(AMOUNT, '640');
        await driver.press('button', name);
      },
      pressAgain: (driver: Driver) => driver.press('button', name),
      type: (driver: Driver) => driver.type(AMOUNT, '6'),
      serverRefuses: (driver: Driver) => driver.calls.answer(call, { code: 400, message: '通道维护中' }),
      answerIsLost: (driver: Driver) => driver.calls.answer(call, 'lost'),
      noAnswerComes: (driver: Driver) => driver.calls.answer(call, 'late'),
      retry: (driver: Driver) => driver.press('button', '重试'),
      giveUp: (driver: Driver) => driver.press('button', '已核对'),
    },
  };
}

const RECHARGE = {
  call: '/api/recharge',
  name: '确认充值',
  amountText: '请输入正确金额',
  network: NETWORK_TEXT,
};
const INFO = '/api/payinfo';

async function openTab(take: () => Driver | Promise<Driver>, tab: string): Promise<Driver> {
  const driver = await openWithMoney(await take(), '/deposit', [RECHARGE.call, INFO]);
  await driver.press('tab', tab);
  return driver;
}

/** Recharge by USDT, Alipay or WeChat: a method on a tab. */
export function paidByCodeSteps(
  take: () => Driver | Promise<Driver>,
  tab: string,
  way: string,
): ModelStepsOf<typeof paidByCodeModel, Driver> {
  const { sees, does } = shared({ ...RECHARGE, fill: (driver) => driver.press('radio', way) });
  return {
    async open() {
      const driver = await take();
      // the strip of an unpaid order asks for a payment info, too
      await driver.calls.always('/api/gettransrecord', { code: 200, data: { data: [], last_page: 1 } });
      return openTab(() => driver, tab);
    },
    close: (driver) => driver.close(),
    sees: {
      ...sees,
      async filling(driver) {
        await driver.misses('dialog', '充值信息');
        await sees.filling(driver);
      },
      async infoComing(driver) {
        await driver.sees('dialog', '充值信息');
        await expectWaiting(driver, INFO);
        await expectButton(driver, '已完成支付', 'off');
      },
      infoFailed: (driver) => driver.reads('充值信息加载失败，订单已生成'),
      async infoShown(driver) {
        await driver.sees('img', '收款二维码');
        await driver.sees('button', '复制');
        await driver.sees('button', '复制单号');
      },
      atRecords: (driver) => expectAt(driver, '/assets?type=0'),
    },
    does: {
      ...does,
      serverTakes: (driver) => driver.calls.answer(RECHARGE.call, 'own'),
      infoComes: (driver) => driver.calls.answer(INFO, 'own'),
      infoFails: (driver) => driver.calls.answer(INFO, 'lost'),
      askInfoAgain: (driver) => driver.press('button', '重试'),
      close: (driver) => driver.press('button', '关闭'),
      complete: (driver) => driver.press('button', '已完成支付'),
    },
  };
}

/** The bank form. */
export function bankSteps(take: () => Driver | Promise<Driver>): ModelStepsOf<typeof bankModel, Driver> {
  const fill = async (driver: Driver) => {
    await driver.press('radio', '银行卡');
    for (const field of ['存款人姓名', '银行类型', '银行卡号', '开户行地址'])
      await driver.type(field, '6222021234567890');
  };
  const { sees, does } = shared({ ...RECHARGE, fill });
  const taken = async (driver: Driver) => {
    await driver.sees('heading', '操作成功，等待工作人员审核！');
    await expectAt(driver, '/deposit');
  };
  return {
    open: () => openTab(take, '线下支付'),
    close: (driver) => driver.close(),
    sees: {
      ...sees,
      nameRefused: (driver) => expectRefused(driver, '请输入存款人姓名', RECHARGE.call),
      taken,
      takenAway: (driver) => driver.misses('heading', '操作成功，等待工作人员审核！'),
      receiptHeld: taken,
      async leftAlone(driver) {
        await expectAt(driver, '/faq');
        await driver.goTo('/deposit');
        await sees.filling(driver);
        await expectHeld(driver, AMOUNT, '');
      },
      atRecords: (driver) => expectAt(driver, '/assets?type=0'),
    },
    does: {
      ...does,
      async pressWithoutName(driver) {
        await driver.press('radio', '银行卡');
        // the member's bound card has filled it in
        await driver.type('存款人姓名', '');
        await driver.press('button', RECHARGE.name);
      },
      serverTakes: (driver) => driver.calls.answer(RECHARGE.call, 'own'),
      leave: (driver) => driver.goTo('/faq'),
      touchReceipt: (driver) => driver.press('heading', '操作成功，等待工作人员审核！'),
      wait: (driver) => driver.pass(1500),
    },
  };
}

const CHANNELS = '/api/payment-channels';

/** The address of the sandbox's payment pages. */
const PAYMENT = expect.stringContaining('/sandbox/pay') as string;

/** Online recharge; if its window is blocked, `seesHere` checks the page, which a browser has left by then. */
export function onlineSteps(
  take: () => Driver | Promise<Driver>,
  seesHere: (driver: Driver) => Promise<void> = () => Promise.resolve(),
): ModelStepsOf<typeof onlineModel, Driver> {
  const ONLINE = {
    call: '/api/process',
    name: '立即充值',
    amountText: '请输入正确的金额',
    network: '提交失败，请稍后再试',
  };
  const both = shared({ ...ONLINE, fill: async () => undefined });
  return {
    open: async () => openWithMoney(await take(), '/deposit', [ONLINE.call, CHANNELS]),
    close: (driver) => driver.close(),
    sees: {
      ...both.sees,
      channelsComing: (driver) => expectWaiting(driver, CHANNELS),
      channelsFailed: (driver) => expectButton(driver, '重试', 'free'),
      outOfRange: (driver) => expectRefused(driver, '金额必须在 100 和 50000 之间', ONLINE.call),
      // the response opens the window immediately, so it is held until the next step decides whether that is blocked
      opening: async (driver) => {
        await expectWaiting(driver, ONLINE.call);
        await driver.look(() => expect(driver.windows().at(-1)).toBe(''));
      },
      linkRefused: async (driver) => {
        await expectWordsAt(ONLINE.name)('支付链接无效')(driver);
        await driver.look(() => expect(driver.windows()).not.toContain(''));
      },
      paying: async (driver) => {
        await driver.sees('heading', '支付页面已打开');
        await driver.look(() => expect(driver.windows().at(-1)).toEqual(PAYMENT));
      },
      payingHere: async (driver) => {
        await driver.look(() => expect(driver.left()).toEqual([PAYMENT]));
        await seesHere(driver);
      },
    },
    does: {
      ...both.does,
      serverTakes: (driver) => expectWaiting(driver, ONLINE.call),
      windowOpens: (driver) => driver.calls.answer(ONLINE.call, 'own'),
      async windowIsBlocked(driver) {
        await driver.shutWindows();
        await driver.calls.answer(ONLINE.call, 'own');
      },
      linkIsRefused: (driver) =>
        driver.calls.answer(ONLINE.call, { code: 200, data: { url: 'javascript:alert(1)' } }),
      channelsCome: (driver) => driver.calls.answer(CHANNELS, 'own'),
      channelsFail: (driver) => driver.calls.answer(CHANNELS, 'lost'),
      askChannelsAgain: (driver) => driver.press('button', '重试'),
      async pressWithTooMuch(driver) {
        await driver.type(AMOUNT, '50000.01');
        await driver.press('button', ONLINE.name);
      },
      payAgain: (driver) => driver.press('button', '再充一笔'),
    },
  };
}
