import { expect } from 'vitest';
import type { bankModel, onlineModel, paidByCodeModel } from '#tests/models/deposit/deposit.models.ts';
import type { PlayOf } from '#tests/support/modelRunner.ts';
import {
  expectOwnKey,
  expectRefused,
  expectSameKey,
  expectUnknown,
  NETWORK_TEXT,
  type Person,
} from '#tests/support/person.ts';

const AMOUNT = '充值金额';

/** A method's form: its call, its button, its words, and what else is filled in. */
interface Method {
  call: string;
  name: string;
  amountText: string;
  network: string;
  fill: (person: Person) => Promise<void>;
}

/** What every method does alike (spec 2 §5, §8; D18, D45). */
function shared({ call, name, amountText, network, fill }: Method) {
  return {
    sees: {
      async filling(person: Person) {
        expect(await person.button(name)).toBe('free');
        expect(await person.marked()).toEqual([]);
        await person.misses('region', '结果未知');
      },
      refused: (person: Person) => expectRefused(person, amountText, call),
      async toldRefusal(person: Person) {
        await person.told('通道维护中');
        expect(await person.button(name)).toBe('free');
        expect(await person.holds(AMOUNT)).toBe('640');
      },
      async sending(person: Person) {
        await person.waits(call);
        expect(await person.button(name)).toBe('busy');
        expectOwnKey(person, call);
      },
      async sendingAgain(person: Person) {
        await person.waits(call);
        expect(await person.button('重试')).toBe('busy');
        expectSameKey(person, call);
      },
      unknown: (person: Person) => expectUnknown(person, network),
    },
    does: {
      async pressWithoutAmount(person: Person) {
        await fill(person);
        await person.type(AMOUNT, '');
        await person.press('button', name);
      },
      async press(person: Person) {
        await fill(person);
        await person.type(AMOUNT, '640');
        await person.press('button', name);
      },
      pressAgain: (person: Person) => person.insist(name),
      type: (person: Person) => person.type(AMOUNT, '6'),
      serverRefuses: (person: Person) => person.answer(call, { refusal: '通道维护中' }),
      answerIsLost: (person: Person) => person.answer(call, 'lost'),
      noAnswerComes: (person: Person) => person.answer(call, 'late'),
      retry: (person: Person) => person.press('button', '重试'),
      giveUp: (person: Person) => person.press('button', '结束本次操作'),
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

/** Recharge by USDT, Alipay or WeChat; `fill` chooses what the method has besides its amount. */
export function paidByCodePlay(
  open: () => Promise<Person>,
  fill: (person: Person) => Promise<void>,
): PlayOf<typeof paidByCodeModel, Person> {
  const { sees, does } = shared({ ...RECHARGE, fill });
  return {
    open,
    close: (person) => person.stop(),
    sees: {
      ...sees,
      async filling(person) {
        await person.misses('dialog', '充值信息');
        await sees.filling(person);
      },
      async infoComing(person) {
        await person.sees('dialog', '充值信息');
        await person.waits(INFO);
        expect(await person.button('已完成支付')).toBe('off');
      },
      infoFailed: (person) => person.reads('充值信息加载失败，订单已生成'),
      async infoShown(person) {
        await person.sees('img', '收款二维码');
        await person.sees('button', '复制');
        await person.sees('button', '复制单号');
      },
      atRecords: (person) => person.isAt('/assets?type=0'),
    },
    does: {
      ...does,
      serverTakes: (person) => person.answer(RECHARGE.call, 'good'),
      infoComes: (person) => person.answer(INFO, 'good'),
      infoFails: (person) => person.answer(INFO, 'lost'),
      askInfoAgain: (person) => person.press('button', '重试'),
      close: (person) => person.press('button', '关闭'),
      complete: (person) => person.press('button', '已完成支付'),
    },
  };
}

/** The ways from the page and back; `elsewhere` is the location in between. */
interface Ways {
  leave: (person: Person) => Promise<void>;
  elsewhere: string;
  comeBack: (person: Person) => Promise<void>;
}

/** The bank form. */
export function bankPlay(open: () => Promise<Person>, ways: Ways): PlayOf<typeof bankModel, Person> {
  const fill = async (person: Person) => {
    await person.press('radio', '银行卡');
    for (const field of ['存款人姓名', '银行类型', '银行卡号', '开户行地址'])
      await person.type(field, '6222021234567890');
  };
  const { sees, does } = shared({ ...RECHARGE, fill });
  const taken = async (person: Person) => {
    await person.sees('heading', '操作成功，等待工作人员审核！');
    await person.isAt('/deposit');
  };
  return {
    open,
    close: (person) => person.stop(),
    sees: {
      ...sees,
      nameRefused: (person) => expectRefused(person, '请输入存款人姓名', RECHARGE.call),
      taken,
      takenAway: (person) => person.misses('heading', '操作成功，等待工作人员审核！'),
      receiptHeld: taken,
      async leftAlone(person) {
        await person.isAt(ways.elsewhere);
        await ways.comeBack(person);
        await sees.filling(person);
        expect(await person.holds(AMOUNT)).toBe('');
      },
      atRecords: (person) => person.isAt('/assets?type=0'),
    },
    does: {
      ...does,
      async pressWithoutName(person) {
        await person.press('radio', '银行卡');
        await person.press('button', RECHARGE.name);
      },
      serverTakes: (person) => person.answer(RECHARGE.call, 'good'),
      leave: ways.leave,
      touchReceipt: (person) => person.press('heading', '操作成功，等待工作人员审核！'),
      wait: (person) => person.pass(1500),
    },
  };
}

/** What of an online payment is another matter in a view and in a browser: its window. */
export interface PaymentWindow {
  opening: (person: Person) => Promise<void>;
  serverTakes: (person: Person) => Promise<void>;
  windowOpens: (person: Person) => Promise<void>;
  windowIsBlocked: (person: Person) => Promise<void>;
  linkIsRefused: (person: Person) => Promise<void>;
  payingHere: (person: Person) => Promise<void>;
}

const CHANNELS = '/api/payment-channels';

/** Online recharge. */
export function onlinePlay(
  open: () => Promise<Person>,
  { opening, payingHere, ...does }: PaymentWindow,
): PlayOf<typeof onlineModel, Person> {
  const ONLINE = {
    call: '/api/process',
    name: '立即充值',
    amountText: '请输入正确的金额',
    network: '提交失败，请稍后再试',
  };
  const both = shared({ ...ONLINE, fill: async () => undefined });
  return {
    open,
    close: (person) => person.stop(),
    sees: {
      ...both.sees,
      channelsComing: (person) => person.waits(CHANNELS),
      channelsFailed: async (person) => expect(await person.button('重试')).toBe('free'),
      outOfRange: (person) => expectRefused(person, '金额必须在 100 和 50000 之间', ONLINE.call),
      opening,
      linkRefused: async (person) => {
        await person.told('支付链接无效');
        expect(await person.button(ONLINE.name)).toBe('free');
      },
      paying: (person) => person.sees('heading', '支付页面已打开'),
      payingHere,
    },
    does: {
      ...both.does,
      ...does,
      channelsCome: (person) => person.answer(CHANNELS, 'good'),
      channelsFail: (person) => person.answer(CHANNELS, 'lost'),
      askChannelsAgain: (person) => person.press('button', '重试'),
      async pressWithTooMuch(person) {
        await person.type(AMOUNT, '50000.01');
        await person.press('button', ONLINE.name);
      },
      payAgain: (person) => person.press('button', '再充一笔'),
    },
  };
}
