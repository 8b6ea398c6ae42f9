import { expect } from 'vitest';
import type { outboxModel } from '#tests/models/app/outbox/outbox.model.ts';
import type { Seen } from '#tests/support/readScreen.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import {
  expectAt,
  expectBusy,
  expectButton,
  expectSameKey,
  expectSending,
  expectWaiting,
  NETWORK_TEXT,
  openWithMoney,
  RICH,
  type Answer,
  type Driver,
} from '#tests/support/driver.ts';

const CALL = '/api/withdraw';
const BALANCE = '/api/balance';
const LOGOFF = '/api/logoff';
const PAGE = '/withdraw';
const PRESS = '确认提现';
const ACCOUNT = '工商银行 **** **** **** 3445';
const FUND_PASSWORD = '888888';
const AMOUNT = '¥250.50';
const TAKEN = '提交成功，等待后台审核';
const REFUSAL = '余额不足，无法提现';
const NOTICE = '结果未知';
const STRIP = '1 笔交易结果未知';
const DIALOG = '结果未知的交易';
const UNKNOWN = '结果未知，请核对后再操作';
const QUESTION = '上一笔结果未知，确定再提交一笔吗？';

/** Longer than a toast is shown, in ms. */
const TOAST_MS = 4000;

/** A phone, and what the server must have booked of what was pressed on it. */
interface World {
  driver: Driver;
  /** the number of presses that are new submissions */
  presses: number;
  /** the presses that the server has taken, each once however often it was sent */
  taken: Set<number>;
  /** the member's withdrawals before the first press */
  bookedBefore: number;
  /** whether the last answer was a refusal */
  wasRefused: boolean;
  /** whether the page of the last press is gone, rather than behind another one */
  isPageGone: boolean;
  /** the number of toasts before those who are there now */
  heard: number;
}

/** The number of the member's withdrawals that the sandbox has booked. */
async function bookedBy(driver: Driver): Promise<number> {
  const member = (await driver.sandbox(`/sandbox/members/${RICH}`, {})) as { pending: string[] };
  return member.pending.filter((number) => number.startsWith('TX')).length;
}

/** Each press that was taken is booked once. */
async function expectBooked({ driver, taken, bookedBefore }: World): Promise<void> {
  expect((await bookedBy(driver)) - bookedBefore).toBe(taken.size);
}

/** Nothing of the withdrawal is told or shown to those who are there now. */
const expectNoWord = ({ driver, heard }: World) =>
  driver.look(({ toasts, words }) =>
    expect([...toasts.slice(heard), ...words].join()).not.toMatch(/提现 ¥|结果未知|提交成功/),
  );

const expectVisitor = (driver: Driver) =>
  driver.look(({ at, token, user, dialogs }) =>
    expect({ at, token, user, dialogs }).toEqual({ at: '/', token: null, user: null, dialogs: [] }),
  );

const expectMember = (driver: Driver, name: string) =>
  driver.look(({ user }) => expect(user?.username).toBe(name));

/** The newest toast: of the page while it is behind another one, and else with what was sent. */
const expectTold = ({ driver, isPageGone }: World, ofPage: string, named: string) =>
  driver.look(({ toast }) => expect(toast).toBe(isPageGone ? `提现 ${AMOUNT}${named}` : ofPage));

const stripOf = ({ controls }: Seen) => controls.find(({ name }) => name === STRIP);

/** A withdrawal, wherever its member is meanwhile. */
export function outboxSteps(take: () => Driver | Promise<Driver>): ModelStepsOf<typeof outboxModel, World> {
  const submit = async (world: World) => {
    const { driver } = world;
    await driver.goTo(PAGE);
    await driver.press('radio', ACCOUNT);
    await driver.type('提现金额', '250.50');
    await driver.type('支付密码', FUND_PASSWORD);
    await driver.press('button', PRESS);
    world.presses += 1;
    world.isPageGone = false;
  };
  /** answers, and notes what the server has done with the press of this number */
  const answer = async (world: World, how: Answer) => {
    const { driver, taken, presses } = world;
    world.wasRefused = typeof how === 'object';
    await driver.calls.answer(CALL, how);
    if (!world.wasRefused) taken.add(presses);
  };
  /** from here on, nobody may be told anything that was not told before */
  const forgetTold = async (world: World) => {
    await world.driver.pass(TOAST_MS);
    world.heard = await world.driver.look(({ toasts }) => toasts.length);
  };
  const logIn = async (world: World, name: string) => {
    const { driver } = world;
    await forgetTold(world);
    await driver.goTo('/login');
    await driver.type('账号', name);
    await driver.type('密码', 'demo8888');
    await driver.press('button', '登录');
    await expectMember(driver, name);
  };
  const logOut = async (world: World) => {
    const { driver } = world;
    await forgetTold(world);
    await driver.press('button', '菜单');
    await driver.press('button', '退出登录');
    await driver.pass(500);
    await driver.press('button', '退出');
    await driver.pass(2000);
    await expectVisitor(driver);
  };
  const serverEndsSession = async (world: World) => {
    const { driver } = world;
    world.isPageGone = true;
    if (driver.calls.waiting(BALANCE) === 0) await driver.pass(4100);
    await driver.calls.answer(BALANCE, { code: 401 });
    await expectVisitor(driver);
  };
  const reload = async (world: World, open: () => Promise<void>) => {
    await open();
    // what the device holds is read after the first screen
    await world.driver.pass(1000);
    world.heard = 0;
  };
  /** the notice of its page, from wherever the member is */
  const toNotice = async (driver: Driver) => {
    const strip = await driver.look(stripOf);
    if (strip !== undefined) await driver.press('link', STRIP);
    await driver.sees('region', NOTICE);
  };
  const retry = async ({ driver }: World) => {
    await toNotice(driver);
    await driver.type('支付密码', FUND_PASSWORD);
    await driver.press('button', '重试');
  };
  const sayChecked = async ({ driver }: World) => {
    const strip = await driver.look(stripOf);
    // a line whose page cannot send it again
    if (strip?.to === '') {
      await driver.press('button', STRIP);
      await driver.sees('dialog', DIALOG);
    } else await toNotice(driver);
    await driver.press('button', '已核对');
    await driver.pass(500);
  };

  const waits = async (world: World) => {
    await expectWaiting(world.driver, CALL);
    await expectNoWord(world);
    await expectBooked(world);
  };
  const visitorWaits = async (world: World) => {
    await expectVisitor(world.driver);
    await waits(world);
  };
  const told = (text: string) =>
    async function expectToldAndBooked(world: World) {
      await expectTold(world, text, `：${text}`);
      await world.driver.look((seen) => expect(stripOf(seen)).toBeUndefined());
      await expectBooked(world);
    };

  return {
    open: async () => {
      const driver = await take();
      await driver.sandbox('/sandbox/app', { index_modal: 0 });
      await openWithMoney(driver, PAGE, [CALL, BALANCE]);
      // the server's session goes on, so that what is still on its way is taken after a logout
      await driver.calls.always(LOGOFF, { code: 200 });
      await driver.sees('radio', ACCOUNT);
      const bookedBefore = await bookedBy(driver);
      return {
        driver,
        presses: 0,
        taken: new Set(),
        bookedBefore,
        wasRefused: false,
        isPageGone: false,
        heard: 0,
      };
    },
    close: ({ driver }) => driver.close(),
    sees: {
      async nothing(world) {
        await world.driver.misses('region', NOTICE);
        await world.driver.look((seen) => expect(stripOf(seen)).toBeUndefined());
        await expectBooked(world);
      },
      async sending(world) {
        await expectSending(world.driver, CALL, PRESS);
        await expectBooked(world);
      },
      async shownByPage(world) {
        const { driver, wasRefused } = world;
        await driver.look(({ toast }) => expect(toast).toBe(wasRefused ? REFUSAL : TAKEN));
        if (wasRefused) await expectButton(driver, PRESS, 'free');
        else await driver.sees('heading', TAKEN);
        await driver.misses('region', NOTICE);
        await expectBooked(world);
      },
      async sendingWithoutPage(world) {
        await expectAt(world.driver, '/faq');
        await waits(world);
      },
      sendingForWhoeverIsThere: visitorWaits,
      sendingForNobody: visitorWaits,
      async sendingForAbsent(world) {
        await expectMember(world.driver, 'demo888');
        await waits(world);
      },
      toldAsDone: told(TAKEN),
      toldAsRefused: told(REFUSAL),
      async toldAsUnknown(world) {
        await expectTold(world, NETWORK_TEXT, UNKNOWN);
        await world.driver.sees('link', STRIP);
        await expectBooked(world);
      },
      async toldAsUnknownToVisitor(world) {
        const { driver } = world;
        await expectTold(world, NETWORK_TEXT, UNKNOWN);
        await expectVisitor(driver);
        await driver.look((seen) => expect(stripOf(seen)).toBeUndefined());
        await expectBooked(world);
      },
      async keptForOwner(world) {
        await expectVisitor(world.driver);
        await expectNoWord(world);
        await expectBooked(world);
      },
      async hiddenFromOther(world) {
        const { driver } = world;
        await expectMember(driver, 'demo888');
        await driver.pass(1000);
        await expectNoWord(world);
        await expectBooked(world);
      },
      async unknown(world) {
        const { driver } = world;
        await driver.sees('region', NOTICE);
        await driver.reads(AMOUNT);
        await expectButton(driver, '重试', 'free');
        await driver.misses('link', STRIP);
        expect(driver.calls.waiting(CALL)).toBe(0);
        await expectBooked(world);
      },
      async listed(world) {
        const { driver } = world;
        await expectMember(driver, RICH);
        await driver.sees('button', STRIP);
        await driver.misses('region', NOTICE);
        expect(driver.calls.waiting(CALL)).toBe(0);
        await expectBooked(world);
      },
      async sendingAgain(world) {
        await expectBusy(world.driver, CALL, '重试');
        expectSameKey(world.driver, CALL);
        await expectBooked(world);
      },
      async asked(world) {
        const { driver } = world;
        await driver.sees('alertdialog', QUESTION);
        expect(driver.calls.waiting(CALL)).toBe(0);
        await expectBooked(world);
      },
      async sendingBeside(world) {
        const { driver } = world;
        await driver.misses('alertdialog', QUESTION);
        await expectSending(driver, CALL, PRESS);
        await driver.sees('button', STRIP);
        await expectBooked(world);
      },
    },
    does: {
      press: submit,
      pressAlike: submit,
      confirm: ({ driver }) => driver.press('button', '确定提交'),
      decline: ({ driver }) => driver.press('button', '取消'),
      serverTakes: (world) => answer(world, 'own'),
      serverRefuses: (world) => answer(world, { code: 400, message: REFUSAL }),
      answerIsLost: (world) => answer(world, 'lost'),
      retry,
      sayChecked,
      leavePage: ({ driver }) => driver.goTo('/faq'),
      reload: (world) => reload(world, world.driver.reload),
      async kill(world) {
        await reload(world, world.driver.killAndOpen);
        await logIn(world, RICH);
      },
      logOut,
      serverEndsSession,
      otherLogsIn: (world) => logIn(world, 'demo888'),
      ownerLogsIn: (world) => logIn(world, RICH),
    },
  };
}
