import { expect } from 'vitest';
import type { redPacketModel } from '#tests/models/redPacket/redPacket.model.ts';
import {
  control,
  expectAt,
  expectButton,
  expectRetrying,
  expectSending,
  expectStanding,
  type Answer,
  type Driver,
} from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const INFO = '/api/userredpacket';
const GRAB = '/api/douserredpacket';
const PRESS = '立即抢';
const CLOSED = '红包已关闭';
/** Days (ms) that no test clock reaches. */
const LONG_AGO = Date.UTC(2001, 0, 1);
const FAR_OFF = Date.UTC(2101, 0, 1);

/** The member's ledger in the sandbox: number of paid red packets, and balance in CNY. */
async function booksOf(driver: Driver): Promise<{ packets: number; balance: number }> {
  // an empty change returns the member
  const { booked, balances } = (await driver.sandbox('/sandbox/members/demo888', {})) as {
    booked: Record<string, number>;
    balances: Record<string, string>;
  };
  return { packets: booked['redPacket'] ?? 0, balance: Number(balances['main']) };
}

/** The same before the page was opened, because the demo's member has a history. */
const before = new WeakMap<Driver, Awaited<ReturnType<typeof booksOf>>>();

/** Opens the page for the demo's member; the activity runs all day, or only on another day. */
const open =
  (day: number | null = null, redpacket_switch = 1) =>
  async (driver: Driver) => {
    await driver.sandbox('/sandbox/app', { redpacket_switch });
    await driver.sandbox('/sandbox/settings', { redPacketStart: day, redPacketEnd: day });
    before.set(driver, await booksOf(driver));
    await driver.open('/hongbao', { member: true, hold: [GRAB] });
  };

/** Opens the page with this response to the request for the chances. */
const openWith = (fault: object) => async (driver: Driver) => {
  await driver.sandbox('/sandbox/scenario', { path: INFO, ...fault });
  await open()(driver);
};

const chances = (sendnums: number) => ({
  code: 200,
  data: { sendnums, acquirednum: 0, max_times: 0, rules: [] },
});

const press = (driver: Driver) => driver.press('button', PRESS);

const pressAndGet = (answer: Answer) =>
  async function pressAndBeAnswered(driver: Driver) {
    await press(driver);
    await expectSending(driver, GRAB, PRESS);
    await driver.calls.answer(GRAB, answer);
  };

/** A popup; only 温馨提示 links to the deposit page. */
const popup = (title: string, text: string) => (driver: Driver) =>
  driver.look((seen) => {
    expect(seen.dialogs).toEqual([title]);
    expect(seen.words).toContain(text);
    const names = seen.controls.map(({ name }) => name);
    expect(names).toContain('关闭');
    expect(names.includes('立即充值')).toBe(title === '温馨提示');
  });

/** The page without a popup. */
const idle = (left: number, received = 0) =>
  async function expectIdle(driver: Driver) {
    await driver.look(({ dialogs, words }) => {
      expect(dialogs).toEqual([]);
      expect(words.join(' ')).toContain(`剩余次数 ${left} 已领取 ${received} `);
    });
    await expectButton(driver, PRESS, 'free');
  };

/** The red packet on /hongbao. */
export const redPacketSteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof redPacketModel, Driver> => ({
  open: take,
  close: (driver) => driver.close(),
  sees: {
    outside: (driver) => expect(driver.calls.made(INFO)).toEqual([]),
    closed: async (driver) => {
      await driver.look((seen) => {
        expectStanding(seen, CLOSED);
        expect(seen.toasts).toEqual([CLOSED]);
      });
      await driver.misses('button', PRESS);
    },
    unloaded: async (driver) => {
      await expectButton(driver, '重试', 'free');
      await driver.misses('button', PRESS);
    },
    withChances: idle(3),
    withoutChances: idle(0),
    notEnoughShown: async (driver) => {
      await popup('温馨提示', '您暂未达到领取条件，快去完成吧！')(driver);
      expect(driver.calls.made(GRAB)).toEqual([]);
    },
    notStartedShown: popup('活动未开始', '活动尚未开始，敬请等待！'),
    tooEarly: idle(3),
    endedShown: popup('活动已结束', '本次活动已结束，请等待下次活动！'),
    tooLate: idle(3),
    won: async (driver) => {
      const { packets, balance } = await booksOf(driver);
      const { packets: had = NaN, balance: owned = NaN } = before.get(driver) ?? {};
      expect(packets - had, 'paid once').toBe(1);
      const prize = (balance - owned).toFixed(2);
      await popup('恭喜中奖', `恭喜您抢到红包 ${prize} 元！`)(driver);
      await driver.look(({ words }) => expect(words).toContain('已存入主账户'));
      await expectButton(driver, '再抢一次（剩 2）', 'free');
    },
    afterAWin: idle(2, 1),
    wonTwice: async (driver) => {
      const { packets } = await booksOf(driver);
      expect(packets - (before.get(driver)?.packets ?? NaN), 'paid twice').toBe(2);
      await expectButton(driver, '再抢一次（剩 1）', 'free');
      await driver.look(({ dialogs }) => expect(dialogs).toEqual(['恭喜中奖']));
    },
    afterTwoWins: idle(1, 2),
    refused: popup('温馨提示', '今日红包已抢完'),
    refusedAsNotStarted: popup('活动未开始', '活动尚未开始，敬请等待！'),
    refusedAsEnded: popup('活动已结束', '本次活动已结束，请等待下次活动！'),
    unanswered: (driver) =>
      driver.look((seen) => {
        expect(seen.toasts).toEqual(['服务器异常，请稍后再试']);
        expect(seen.dialogs).toEqual([]);
        expect(control(seen, PRESS)).toMatchObject({ ready: true, busy: false });
      }),
    atDeposit: (driver) => expectAt(driver, '/deposit'),
  },
  does: {
    openWithChances: open(),
    openWithoutChances: openWith(chances(0)),
    openBelowNoChances: openWith(chances(-3)),
    openTooEarly: open(FAR_OFF),
    openTooLate: open(LONG_AGO),
    openWhileClosed: open(null, 0),
    openWithoutAnswer: openWith({ status: 502, garbage: 'html', times: 1 }),
    retry: (driver) => driver.press('button', '重试'),
    press,
    pressAndWin: pressAndGet('own'),
    pressAndBeRefused: pressAndGet({ code: 400, message: '今日红包已抢完' }),
    pressAndBeRefusedAsNotStarted: pressAndGet({ code: 400, message: '活动未开始，请耐心等待' }),
    pressAndBeRefusedAsEnded: pressAndGet({ code: 400, message: '活动已结束，请等待下次活动' }),
    pressAndLoseTheAnswer: pressAndGet('lost'),
    async pressAgainAndWin(driver) {
      await press(driver);
      await expectRetrying(driver, GRAB, PRESS);
      await driver.calls.answer(GRAB, 'own');
    },
    async grabAgainAndWin(driver) {
      await driver.press('button', '再抢一次（剩 2）');
      await expectSending(driver, GRAB, PRESS);
      await driver.calls.answer(GRAB, 'own');
    },
    closePopup: (driver) => driver.press('button', '关闭'),
    goToDeposit: (driver) => driver.press('link', '立即充值'),
  },
});
