import { expect, type Locator } from '@playwright/test';
import type { redPacketModel } from '#tests/models/redPacket/redPacket.model.ts';
import type { StepsOf } from '#tests/paths/pathSteps.ts';
import { logInBehind } from '#tests/support/journeyLogin.ts';
import type { Phone } from '#tests/support/phone.ts';

const HOUR = 3_600_000;
const INFO = '/api/userredpacket';
const GRAB = '/api/douserredpacket';
/** A gateway's error page: a dropped connection would be asked again by the browser itself. */
const broken = { status: 502, garbage: 'html' };

/** How often the member was paid a red packet, by the sandbox's books. */
async function paid({ sandbox }: Phone): Promise<number> {
  const member = (await sandbox('/sandbox/members/demo888', undefined, 'GET')) as {
    booked: Record<string, number>;
  };
  return member.booked['redPacket'] ?? 0;
}

/** The same before the page was opened, as the demo's member has a history. */
const paidBefore = new WeakMap<Phone, number>();

/** The keys of the grabs that the server has received. */
async function grabKeys({ sandbox }: Phone): Promise<(string | null)[]> {
  const log = (await sandbox('/sandbox/requests', undefined, 'GET')) as {
    path: string;
    idempotencyKey: string | null;
  }[];
  return log.filter(({ path }) => path === GRAB).map(({ idempotencyKey }) => idempotencyKey);
}

/** Opens the page as the demo's member; the activity runs all day, or between two moments as ms from now. */
async function enter(phone: Phone, window?: [number, number]): Promise<void> {
  const now = phone.clock?.time ?? Date.now();
  const [start, end] = window?.map((offset) => now + offset) ?? [];
  await phone.sandbox('/sandbox/settings', { redPacketStart: start ?? null, redPacketEnd: end ?? null });
  paidBefore.set(phone, await paid(phone));
  await logInBehind(phone.context, phone.site);
  await phone.open('/hongbao');
}

/** Opens the page for a member with so many chances left. */
const enterWith = (chances: number) =>
  async function enterWithChances(phone: Phone) {
    const data = { sendnums: chances, acquirednum: 0, max_times: 0, rules: [] };
    await phone.sandbox('/sandbox/scenario', { path: INFO, code: 200, data });
    await enter(phone);
  };

const grabButton = ({ page }: Phone): Locator => page.getByRole('button', { name: '立即抢' });
const retryButton = ({ page }: Phone): Locator =>
  page.getByRole('main').getByRole('button', { name: '重试' });

const press = (phone: Phone) => grabButton(phone).click();

/** Presses while the server refuses with this message. */
const pressAndHear = (message: string) =>
  async function pressAndBeRefused(phone: Phone) {
    await phone.sandbox('/sandbox/scenario', { path: GRAB, code: 400, message, times: 1 });
    await press(phone);
  };

/** A popup; only 温馨提示 leads to the deposit. */
const popup = (name: string, text: string | RegExp) =>
  async function seesPopup({ page }: Phone) {
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByText(text)).toBeVisible();
    await expect(dialog.getByRole('link', { name: '立即充值' })).toHaveCount(name === '温馨提示' ? 1 : 0);
  };

/** The page without a popup, with so many chances left. */
const idle = (chances: number) =>
  async function seesPage({ page }: Phone) {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(`剩余次数 ${chances}`)).toBeVisible();
  };

/** What a tester sees and does on /hongbao, for the paths of the model of the red packet. */
export const steps: StepsOf<typeof redPacketModel> = {
  sees: {
    outside: ({ page }) => expect(page).toHaveURL('about:blank'),
    closed: async (phone) => {
      await expect(phone.page.getByRole('main').getByText('红包已关闭')).toBeVisible();
      await expect(grabButton(phone)).toHaveCount(0);
    },
    unloaded: async (phone) => {
      await expect(retryButton(phone)).toBeVisible();
      phone.requestsFail = true;
    },
    withChances: idle(3),
    withoutChances: idle(0),
    toldNotEnough: async (phone) => {
      await popup('温馨提示', '您暂未达到领取条件，快去完成吧！')(phone);
      expect(await grabKeys(phone), 'nothing was sent').toEqual([]);
    },
    toldNotStarted: popup('活动未开始', '活动尚未开始，敬请等待！'),
    tooEarly: idle(3),
    toldEnded: popup('活动已结束', '本次活动已结束，请等待下次活动！'),
    tooLate: idle(3),
    won: async (phone) => {
      await popup('恭喜中奖', /恭喜您抢到红包 \d+\.\d\d 元！/)(phone);
      expect((await paid(phone)) - (paidBefore.get(phone) ?? 0), 'paid once').toBe(1);
      expect(new Set(await grabKeys(phone)).size, 'one grab').toBe(1);
    },
    afterAWin: async (phone) => {
      await idle(2)(phone);
      await expect(phone.page.getByText('已领取 1')).toBeVisible();
    },
    refused: popup('温馨提示', '今日红包已抢完'),
    heardNotStarted: popup('活动未开始', '活动尚未开始，敬请等待！'),
    heardEnded: popup('活动已结束', '本次活动已结束，请等待下次活动！'),
    unanswered: async (phone) => {
      await expect(phone.page.getByRole('status').getByText('服务器异常，请稍后再试')).toBeVisible();
      await expect(phone.page.getByRole('dialog')).toHaveCount(0);
      phone.requestsFail = true;
    },
    atDeposit: ({ page }) => expect(page).toHaveURL(/#\/deposit/),
  },
  does: {
    openWithChances: (phone) => enter(phone),
    openWithoutChances: enterWith(0),
    openBelowNoChances: enterWith(-3),
    openTooEarly: (phone) => enter(phone, [HOUR, 2 * HOUR]),
    openTooLate: (phone) => enter(phone, [-2 * HOUR, -HOUR]),
    openWhileClosed: async (phone) => {
      await phone.sandbox('/sandbox/app', { redpacket_switch: 0 });
      await enter(phone);
    },
    openWithoutAnswer: async (phone) => {
      await phone.sandbox('/sandbox/scenario', { path: INFO, ...broken, times: 1 });
      await enter(phone);
    },
    retry: (phone) => retryButton(phone).click(),
    press,
    pressAndWin: press,
    pressAndBeRefused: pressAndHear('今日红包已抢完'),
    pressAndHearNotStarted: pressAndHear('活动未开始，请耐心等待'),
    pressAndHearEnded: pressAndHear('活动已结束，请等待下次活动'),
    pressAndLoseTheAnswer: async (phone) => {
      // the server pays, and its answer is lost in the gateway
      await phone.sandbox('/sandbox/scenario', { path: GRAB, ...broken, effect: true, times: 1 });
      await press(phone);
    },
    pressAgainAndWin: press,
    closePopup: ({ page }) => page.getByRole('dialog').getByRole('button', { name: '关闭' }).click(),
    goToDeposit: ({ page }) => page.getByRole('dialog').getByRole('link', { name: '立即充值' }).click(),
  },
};
