import { expect } from 'vitest';
import { redPacketModel } from '#tests/models/redPacket/redPacket.model.ts';
import { phonePerTest, type Phone } from '#tests/support/browser.ts';
import { logInBehind } from '#tests/support/journeyLogin.ts';
import { describeModel, type PlayOf } from '#tests/support/modelRunner.ts';

const phone = phonePerTest();
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
let paidBefore = 0;

async function grabs({ sandbox }: Phone): Promise<{ idempotencyKey: string | null }[]> {
  const log = (await sandbox('/sandbox/requests', undefined, 'GET')) as {
    path: string;
    idempotencyKey: string | null;
  }[];
  return log.filter(({ path }) => path === GRAB);
}

async function enter(world: Phone, window: [number, number] | null = null) {
  const { open, sandbox, context, site } = world;
  const at = (offset: number) => (window === null ? null : Date.now() + offset);
  await sandbox('/sandbox/settings', {
    redPacketStart: at(window?.[0] ?? 0),
    redPacketEnd: at(window?.[1] ?? 0),
  });
  paidBefore = await paid(world);
  await logInBehind(context, site);
  await open('/hongbao');
}

const infoWith = (sendnums: number) => ({
  path: INFO,
  code: 200,
  data: { sendnums, acquirednum: 0, max_times: 0, rules: [] },
});

const button = ({ page }: Phone) => page.getByRole('button', { name: '立即抢' });
const pressAnd = (message: string) =>
  async function press(world: Phone) {
    await world.sandbox('/sandbox/scenario', { path: GRAB, code: 400, message, times: 1 });
    await button(world).click();
  };

const told = (name: string, text: RegExp | string) =>
  async function expectDialog({ page }: Phone) {
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByText(text).waitFor();
    expect(await dialog.getByRole('link', { name: '立即充值' }).count()).toBe(name === '温馨提示' ? 1 : 0);
  };

const resting = (chances: number) =>
  async function expectRest({ page }: Phone) {
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText(`剩余次数 ${chances}`).waitFor();
  };

const play: PlayOf<typeof redPacketModel, Phone> = {
  open: phone,
  sees: {
    outside: ({ page }) => expect(page.url()).toBe('about:blank'),
    closed: async ({ page }) => {
      await page.getByRole('main').getByText('红包已关闭').waitFor();
      expect(await page.getByRole('button', { name: '立即抢' }).count()).toBe(0);
    },
    unloaded: async (world) => {
      await world.page.getByRole('main').getByRole('button', { name: '重试' }).waitFor();
      world.errors.length = 0;
    },
    withChances: resting(3),
    withoutChances: resting(0),
    toldNotEnough: async (world) => {
      await told('温馨提示', '您暂未达到领取条件，快去完成吧！')(world);
      expect(await grabs(world)).toEqual([]);
    },
    toldNotStarted: told('活动未开始', '活动尚未开始，敬请等待！'),
    tooEarly: resting(3),
    toldEnded: told('活动已结束', '本次活动已结束，请等待下次活动！'),
    tooLate: resting(3),
    won: async (world) => {
      await told('恭喜中奖', /恭喜您抢到红包 \d+\.\d\d 元！/)(world);
      expect((await paid(world)) - paidBefore, 'paid once').toBe(1);
      expect(new Set((await grabs(world)).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    },
    afterAWin: async ({ page }) => {
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByText('剩余次数 2').waitFor();
      await page.getByText('已领取 1').waitFor();
    },
    refused: told('温馨提示', '今日红包已抢完'),
    heardNotStarted: told('活动未开始', '活动尚未开始，敬请等待！'),
    heardEnded: told('活动已结束', '本次活动已结束，请等待下次活动！'),
    unanswered: async (world) => {
      await world.page.getByRole('status').getByText('服务器异常，请稍后再试').waitFor();
      expect(await world.page.getByRole('dialog').count()).toBe(0);
      world.errors.length = 0;
    },
    atDeposit: ({ page }) => page.waitForURL(/#\/deposit/),
  },
  does: {
    openWithChances: (world) => enter(world),
    openWithoutChances: async (world) => {
      await world.sandbox('/sandbox/scenario', infoWith(0));
      await enter(world);
    },
    openBelowNoChances: async (world) => {
      await world.sandbox('/sandbox/scenario', infoWith(-3));
      await enter(world);
    },
    openTooEarly: (world) => enter(world, [HOUR, 2 * HOUR]),
    openTooLate: (world) => enter(world, [-2 * HOUR, -HOUR]),
    openWhileClosed: async (world) => {
      await world.sandbox('/sandbox/app', { redpacket_switch: 0 });
      await enter(world);
    },
    openWithoutAnswer: async (world) => {
      await world.sandbox('/sandbox/scenario', { path: INFO, ...broken, times: 1 });
      await enter(world);
    },
    retry: ({ page }) => page.getByRole('main').getByRole('button', { name: '重试' }).click(),
    press: (world) => button(world).click(),
    pressAndWin: (world) => button(world).click(),
    pressAndBeRefused: pressAnd('今日红包已抢完'),
    pressAndHearNotStarted: pressAnd('活动未开始，请耐心等待'),
    pressAndHearEnded: pressAnd('活动已结束，请等待下次活动'),
    pressAndLoseTheAnswer: async (world) => {
      // the server pays, and its answer is lost in the gateway
      await world.sandbox('/sandbox/scenario', { path: GRAB, ...broken, effect: true, times: 1 });
      await button(world).click();
    },
    pressAgainAndWin: (world) => button(world).click(),
    closePopup: ({ page }) => page.getByRole('dialog').getByRole('button', { name: '关闭' }).click(),
    goToDeposit: ({ page }) => page.getByRole('dialog').getByRole('link', { name: '立即充值' }).click(),
  },
};

describeModel('the red packet in the browser', redPacketModel, play);
