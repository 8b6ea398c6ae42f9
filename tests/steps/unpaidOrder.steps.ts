import { expect } from 'vitest';
import { LOOK_AGAIN_MS } from '#machines/kit/money/unpaidLookup.machine.ts';
import type { unpaidOrderModel } from '#tests/models/kit/money/unpaidOrder.model.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { control, logInByForm, type Driver } from '#tests/support/driver.ts';

const MEMBER = 'agent88';
const NEXT_MEMBER = 'zero000';
/** The start of the strip's words. */
const STRIP = /^待支付/;
/** The amounts of the orders, by turns, in CNY, and what each is in USDT at the sandbox's rate. */
const ODD = { amount: '640', due: '100.63 USDT' };
const EVEN = { amount: '500', due: '78.62 USDT' };
const orderOf = (requested: number) => (requested % 2 === 1 ? ODD : EVEN);

interface Phone {
  driver: Driver;
  /** number of orders that were requested */
  requested: number;
}

const expectNothing = ({ driver }: Phone) =>
  driver.look(({ controls }) => expect(controls.filter(({ name }) => STRIP.test(name))).toEqual([]));

async function expectWaiting({ driver, requested }: Phone) {
  await driver.misses('dialog', '充值信息');
  await driver.look((seen) =>
    expect(control(seen, STRIP).name).toBe(`待支付 ${orderOf(requested).due} · 继续`),
  );
}

async function expectPaying({ driver, requested }: Phone) {
  await driver.sees('dialog', '充值信息');
  await driver.reads(orderOf(requested).due);
  await driver.sees('img', '收款二维码');
}

/** The strip of an unpaid order, on the sandbox. */
export function unpaidOrderSteps(
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof unpaidOrderModel, Phone> {
  const logIn = async ({ driver }: Phone, name: string) => {
    await logInByForm(driver, name);
    await driver.look(({ user }) => expect(user?.username).toBe(name));
    await driver.goTo('/userCenter');
    await driver.pass(1000);
  };
  const logOut = async ({ driver }: Phone) => {
    await driver.press('button', '退出登录');
    await driver.pass(500);
    await driver.press('button', '退出');
    await driver.pass(2000);
  };
  return {
    async open() {
      const driver = await take();
      await driver.sandbox('/sandbox/app', { index_modal: 0 });
      await driver.open('/');
      return { driver, requested: 0 };
    },
    close: ({ driver }) => driver.close(),
    sees: {
      visitor: expectNothing,
      nothingOpen: expectNothing,
      waiting: expectWaiting,
      paying: expectPaying,
      markedPaid: expectNothing,
      arrived: expectNothing,
      ended: expectNothing,
      another: expectNothing,
    },
    does: {
      logIn: (phone) => logIn(phone, MEMBER),
      async nextMemberLogsIn(phone) {
        if (await phone.driver.look(({ token }) => token !== null)) await logOut(phone);
        await logIn(phone, NEXT_MEMBER);
      },
      async sessionEnds(phone) {
        const { driver } = phone;
        if (await driver.look(({ dialogs }) => dialogs.length > 0)) {
          await driver.press('button', '关闭');
          await driver.pass(500);
        }
        await logOut(phone);
      },
      async requestDeposit(phone) {
        const { driver } = phone;
        await driver.goTo('/deposit');
        await driver.press('tab', '数字货币');
        phone.requested += 1;
        await driver.type('充值金额', orderOf(phone.requested).amount);
        await driver.press('button', '确认充值');
        await driver.sees('img', '收款二维码');
        await driver.press('button', '关闭');
        await driver.goTo('/userCenter');
      },
      async operatorConfirms({ driver }) {
        const { pending } = (await driver.sandbox(`/sandbox/members/${MEMBER}`, {})) as { pending: string[] };
        for (const number of pending)
          await driver.sandbox(`/sandbox/reviews/${number}`, { decision: 'approve' });
        // and the balance polls before it, which tell of the money
        await driver.pass(LOOK_AGAIN_MS);
      },
      goOn: async ({ driver }) => {
        const { name } = await driver.look((seen) => control(seen, STRIP));
        await driver.press('button', name);
      },
      close: ({ driver }) => driver.press('button', '关闭'),
      async complete({ driver }) {
        await driver.press('button', '已完成支付');
        await driver.goTo('/userCenter');
      },
      sayPaid: ({ driver }) => driver.press('button', '我已付款'),
    },
  };
}
