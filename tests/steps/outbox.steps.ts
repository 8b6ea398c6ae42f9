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
  logInByForm,
  RICH,
  type Answer,
  type Driver,
} from '#tests/support/driver.ts';

const BALANCE = '/api/balance';
const LOGOFF = '/api/logoff';
const REFUSAL = '系统维护中';
const NOTICE = '结果未知';
const STRIP = '1 笔交易结果未知';
const DIALOG = '结果未知的交易';
const UNKNOWN = '结果未知，请核对后再操作';
const QUESTION = '上一笔结果未知，确定再提交一笔吗？';

/** Longer than a toast is shown, in ms. */
const TOAST_MS = 4000;

type Take = () => Driver | Promise<Driver>;

/** What the sandbox has of a member: the numbers that wait for a review, and the bookings of each kind. */
interface Ledger {
  pending: string[];
  booked: Record<string, number>;
}

/** What is submitted, and how its page shows it. */
interface Kind {
  call: string;
  page: string;
  /** its name and its amount, as they are told */
  sent: string;
  amount: string;
  button: string;
  done: string;
  /** fills in the form of its page, which is open */
  fill: (driver: Driver) => Promise<void>;
  /** what a retry needs that is not kept */
  refill: (driver: Driver) => Promise<void>;
  seesDone: (driver: Driver) => Promise<void>;
  /** closes the dialog that covers its page, if there is one */
  uncover: (driver: Driver) => Promise<void>;
  booked: (ledger: Ledger) => number;
}

const typePassword = (driver: Driver) => driver.type('支付密码', '888888');
const nothing = () => Promise.resolve();

const withdrawal: Kind = {
  call: '/api/withdraw',
  page: '/withdraw',
  sent: '提现 ¥250.50',
  amount: '¥250.50',
  button: '确认提现',
  done: '提交成功，等待后台审核',
  async fill(driver) {
    await driver.press('radio', '工商银行 **** **** **** 3445');
    await driver.type('提现金额', '250.50');
    await typePassword(driver);
  },
  refill: typePassword,
  seesDone: (driver) => driver.sees('heading', '提交成功，等待后台审核'),
  uncover: nothing,
  booked: ({ pending }) => pending.filter((number) => number.startsWith('TX')).length,
};

const TRANSFER_DIALOG = '额度转换';
const isOpen = (driver: Driver) => driver.look(({ dialogs }) => dialogs.includes(TRANSFER_DIALOG));

const transfer: Kind = {
  call: '/api/transfer',
  page: '/assets?type=2',
  sent: '转账 ¥5.00',
  amount: '¥5.00',
  button: '确认转账',
  done: '转账成功',
  async fill(driver) {
    // the platform balances are requested half a second after the page has opened
    await driver.pass(600);
    if (!(await isOpen(driver))) {
      await expectButton(driver, TRANSFER_DIALOG, 'free');
      await driver.press('button', TRANSFER_DIALOG);
    }
    await driver.type('金额', '5');
  },
  refill: nothing,
  seesDone: (driver) => driver.misses('dialog', TRANSFER_DIALOG),
  async uncover(driver) {
    if (!(await isOpen(driver))) return;
    await driver.press('button', '关闭');
    await driver.misses('dialog', TRANSFER_DIALOG);
    // the app goes back over the dialog's history entry, and what opens meanwhile could be closed by it
    await driver.pass(1000);
  },
  booked: ({ booked }) => booked['transferIn'] ?? 0,
};

/** A phone, and what the server must have booked of what was pressed on it. */
interface World {
  driver: Driver;
  kind: Kind;
  /** the number of presses, each a new submission */
  presses: number;
  /** the presses that the server has taken, each once however often it was sent */
  taken: Set<number>;
  /** the bookings before the first press */
  bookedBefore: number;
  /** whether the last answer was a refusal */
  wasRefused: boolean;
  /** whether the page of the last press is gone, rather than behind another one */
  isPageGone: boolean;
  /** the number of toasts before those who are there now */
  heard: number;
}

/** What the sandbox has booked of a kind for the member. */
async function bookedOf(driver: Driver, kind: Kind): Promise<number> {
  return kind.booked((await driver.sandbox(`/sandbox/members/${RICH}`, {})) as Ledger);
}

/** Each press that was taken is booked once. */
async function expectBooked({ driver, kind, taken, bookedBefore }: World): Promise<void> {
  expect((await bookedOf(driver, kind)) - bookedBefore).toBe(taken.size);
}

/** Nothing of it is told or shown to those who are there now. */
const expectNoWord = ({ driver, kind, heard }: World) =>
  driver.look(({ toasts, words }) =>
    expect([...toasts.slice(heard), ...words].join()).not.toMatch(
      new RegExp(`${kind.sent}|${NOTICE}|${kind.done}|${REFUSAL}`),
    ),
  );

const expectVisitor = (driver: Driver) =>
  driver.look(({ at, token, user, dialogs }) =>
    expect({ at, token, user, dialogs }).toEqual({ at: '/', token: null, user: null, dialogs: [] }),
  );

const expectMember = (driver: Driver, name: string) =>
  driver.look(({ user }) => expect(user?.username).toBe(name));

/** The newest toast: of the page while it is behind another one, and else with what was sent. */
const expectTold = ({ driver, kind, isPageGone }: World, ofPage: string, named: string) =>
  driver.look(({ toast }) => expect(toast).toBe(isPageGone ? `${kind.sent}${named}` : ofPage));

const stripOf = ({ controls }: Seen) => controls.find(({ name }) => name === STRIP);

/** The steps of a submission of this kind, wherever its member is meanwhile. */
function stepsOf(kind: Kind, take: Take): ModelStepsOf<typeof outboxModel, World> {
  const { call, page, button, done } = kind;
  /** from here on, nobody may be told anything that was not told before */
  const forgetTold = async (world: World) => {
    await world.driver.pass(TOAST_MS);
    world.heard = await world.driver.look(({ toasts }) => toasts.length);
  };
  const submit = async (world: World) => {
    const { driver } = world;
    await forgetTold(world);
    await driver.goTo(page);
    await kind.fill(driver);
    await driver.press('button', button);
    world.presses += 1;
    world.isPageGone = false;
  };
  /** answers, and notes what the server has done with the press of this number */
  const answer = async (world: World, how: Answer) => {
    const { driver, taken, presses } = world;
    world.wasRefused = typeof how === 'object';
    await driver.calls.answer(call, how);
    if (!world.wasRefused) taken.add(presses);
  };
  const logIn = async (world: World, name: string) => {
    const { driver } = world;
    await forgetTold(world);
    await logInByForm(driver, name);
    await expectMember(driver, name);
  };
  const logOut = async (world: World) => {
    const { driver } = world;
    await forgetTold(world);
    await kind.uncover(driver);
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
    await kind.refill(driver);
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
    await expectWaiting(world.driver, call);
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
      await openWithMoney(driver, page, [call, BALANCE]);
      // the server's session goes on, so that what is still on its way is taken after a logout
      await driver.calls.always(LOGOFF, { code: 200 });
      const bookedBefore = await bookedOf(driver, kind);
      return {
        driver,
        kind,
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
        await expectSending(world.driver, call, button);
        await expectBooked(world);
      },
      async shownByPage(world) {
        const { driver, wasRefused } = world;
        await driver.look(({ toast }) => expect(toast).toBe(wasRefused ? REFUSAL : done));
        if (wasRefused) await expectButton(driver, button, 'free');
        else await kind.seesDone(driver);
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
      toldAsDone: told(done),
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
        await driver.reads(kind.amount);
        await expectButton(driver, '重试', 'free');
        await driver.misses('link', STRIP);
        expect(driver.calls.waiting(call)).toBe(0);
        await expectBooked(world);
      },
      async listed(world) {
        const { driver } = world;
        await expectMember(driver, RICH);
        await kind.uncover(driver);
        await driver.sees('button', STRIP);
        await driver.misses('region', NOTICE);
        expect(driver.calls.waiting(call)).toBe(0);
        await expectBooked(world);
      },
      async sendingAgain(world) {
        await expectBusy(world.driver, call, '重试');
        expectSameKey(world.driver, call);
        await expectBooked(world);
      },
      async asked(world) {
        const { driver } = world;
        await driver.sees('alertdialog', QUESTION);
        expect(driver.calls.waiting(call)).toBe(0);
        await expectBooked(world);
      },
      async sendingBeside(world) {
        const { driver } = world;
        await driver.misses('alertdialog', QUESTION);
        await expectSending(driver, call, button);
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
      async leavePage(world) {
        await world.driver.goTo('/faq');
        world.isPageGone = kind === transfer;
      },
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

/** A withdrawal, wherever its member is meanwhile; its page goes on behind another one. */
export const withdrawalOutboxSteps = (take: Take) => stepsOf(withdrawal, take);

/** A transfer, whose page ends when it is left. */
export const transferOutboxSteps = (take: Take) => stepsOf(transfer, take);
