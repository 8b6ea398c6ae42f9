// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { RedPacketScreen } from '#features/redPacket/RedPacketScreen.tsx';
import { redPacketView } from '#features/redPacket/redPacketView.ts';
import type { RedPacketInfo } from '#machines/redPacket/redPacketInfo.ts';
import { redPacketModel } from '#tests/models/redPacket/redPacket.model.ts';
import { settle } from '#tests/support/callScript.ts';
import { describeModel, type ModelStepsOf } from '#tests/support/modelRunner.ts';
import { openScreen, type OpenedScreen } from '#tests/support/openScreen.tsx';
import { aRedPacket, aRedPacketOn, boundRedPacket } from '#tests/support/redPacketSamples.ts';

async function openPage(redPacketOpen = true): Promise<OpenedScreen> {
  const opened = await openScreen({
    Screen: RedPacketScreen,
    view: redPacketView,
    logic: boundRedPacket,
    location: '/hongbao',
    member: true,
    appInfo: { redPacketOpen },
    input: () => ({ now: () => opened.clock.now() }),
  });
  return opened;
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: '立即抢' });
const chances = () => screen.getByText('剩余次数', { exact: false }).textContent;
const dialog = (name: string) => screen.findByRole('dialog', { name });

function standOutside() {
  const world = {
    opened: null as OpenedScreen | null,
    screen() {
      if (world.opened === null) throw new Error('The page is not open');
      return world.opened;
    },
    async enter(info: RedPacketInfo | null, open = true) {
      world.opened = await openPage(open);
      if (!open) return;
      if (info === null) await world.screen().fail('fetchRedPacket', { kind: 'offline' });
      else await world.screen().answer('fetchRedPacket', info);
    },
    press: () => world.screen().user.click(button()),
    async pressAnd(message: string) {
      await world.press();
      await world.screen().fail('send', { kind: 'rejected', code: 400, message });
      await world.screen().answer('fetchRedPacket', aRedPacket());
    },
    async win() {
      await world.press();
      await world.screen().answer('send', '8.88');
      await world.screen().answer('fetchRedPacket', aRedPacket({ chances: 2, received: 1 }));
    },
  };
  return world;
}

type World = ReturnType<typeof standOutside>;

const told = (name: string, text: string) =>
  async function expectDialog() {
    const shown = within(await dialog(name));
    expect(shown.getByText(text)).toBeTruthy();
    expect(shown.getByRole('button', { name: '关闭' })).toBeTruthy();
    expect(shown.queryByRole('link', { name: '立即充值' }) !== null).toBe(name === '温馨提示');
  };

const idle = (text: string) =>
  async function expectIdle() {
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(chances()).toBe(text);
    expect(button().getAttribute('aria-busy')).toBeNull();
  };

const steps: ModelStepsOf<typeof redPacketModel, World> = {
  open: standOutside,
  close: ({ opened }) => opened?.view.unmount(),
  sees: {
    outside: ({ opened }) => expect(opened).toBeNull(),
    closed: (world) => {
      expect(screen.getByText('红包已关闭')).toBeTruthy();
      expect(screen.queryByRole('button', { name: '立即抢' })).toBeNull();
      expect(world.screen().toasts).toEqual(['红包已关闭']);
    },
    unloaded: () => {
      expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: '立即抢' })).toBeNull();
    },
    withChances: idle('剩余次数 3'),
    withoutChances: idle('剩余次数 0'),
    toldNotEnough: told('温馨提示', '您暂未达到领取条件，快去完成吧！'),
    toldNotStarted: told('活动未开始', '活动尚未开始，敬请等待！'),
    tooEarly: idle('剩余次数 3'),
    toldEnded: told('活动已结束', '本次活动已结束，请等待下次活动！'),
    tooLate: idle('剩余次数 3'),
    won: told('恭喜中奖', '恭喜您抢到红包 8.88 元！'),
    afterAWin: async () => {
      await idle('剩余次数 2')();
      expect(screen.getByText('已领取', { exact: false }).textContent).toBe('已领取 1');
    },
    refused: told('温馨提示', '今日红包已抢完'),
    heardNotStarted: told('活动未开始', '活动尚未开始，敬请等待！'),
    heardEnded: told('活动已结束', '本次活动已结束，请等待下次活动！'),
    unanswered: (world) => {
      expect(world.screen().toasts).toEqual(['服务器异常，请稍后再试']);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
    atDeposit: () => expect(window.location.hash).toBe('#/deposit'),
  },
  does: {
    openWithChances: (world) => world.enter(aRedPacket()),
    openWithoutChances: (world) => world.enter(aRedPacket({ chances: 0 })),
    openBelowNoChances: (world) => world.enter(aRedPacket({ chances: -2 })),
    openTooEarly: (world) => world.enter(aRedPacketOn('2026-11-21')),
    openTooLate: (world) => world.enter(aRedPacketOn('2026-11-19')),
    openWhileClosed: (world) => world.enter(null, false),
    openWithoutAnswer: (world) => world.enter(null),
    retry: async (world) => {
      await world.screen().user.click(screen.getByRole('button', { name: '重试' }));
      await world.screen().answer('fetchRedPacket', aRedPacket());
    },
    press: (world) => world.press(),
    pressAndWin: (world) => world.win(),
    pressAndBeRefused: (world) => world.pressAnd('今日红包已抢完'),
    pressAndHearNotStarted: (world) => world.pressAnd('活动未开始，请耐心等待'),
    pressAndHearEnded: (world) => world.pressAnd('活动已结束，请等待下次活动'),
    pressAndLoseTheAnswer: async (world) => {
      await world.press();
      await world.screen().fail('send', { kind: 'offline' });
    },
    pressAgainAndWin: (world) => world.win(),
    closePopup: (world) => world.screen().user.click(screen.getByRole('button', { name: '关闭' })),
    goToDeposit: (world) => world.screen().user.click(screen.getByRole('link', { name: '立即充值' })),
  },
};

describeModel('the red packet’s screen', redPacketModel, steps);

describe('the red packet’s screen', () => {
  test('shows the rules as the server gives them, counts rounded down', async () => {
    const { answer } = await openPage();
    const rule = {
      startTime: '2026-11-20 00:00:00',
      endTime: '2026-11-20 23:59:59',
      dayFlow: '100',
      flowMoney: '999',
      recharge: '2.90',
    };
    await answer('fetchRedPacket', aRedPacket({ rules: [rule] }));
    const table = within(screen.getByRole('table', { name: '活动规则' }));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      '活动时间',
      '累计存款金额',
      '红包次数',
    ]);
    expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '2026-11-20 00:00:00 ~ 2026-11-20 23:59:59',
      '100-999',
      '2',
    ]);
  });

  test('says the rules with the site’s title', async () => {
    await openPage();
    expect(screen.getByText(/流金娱乐保留对本活动的修改、取消/)).toBeTruthy();
    expect(screen.getByText(/前一日 00:00-23:59.*当日 00:00-23:59.*北京时间/)).toBeTruthy();
  });

  test('begins a popup that only tells something at its title, and no ring stands at its close button', async () => {
    const { answer } = await openPage();
    await answer('fetchRedPacket', aRedPacketOn('2026-11-21'));
    const title = within(await dialog('活动未开始')).getByRole('heading', { name: '活动未开始' });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  test('cannot be pressed before the chances are known', async () => {
    const { user, calls } = await openPage();
    expect(button().disabled).toBe(true);
    await user.click(button());
    expect(calls.count('send')).toBe(0);
  });

  test('is busy while a grab is on its way, and sends it once for a double tap', async () => {
    const { user, calls, answer } = await openPage();
    await answer('fetchRedPacket', aRedPacket());
    await user.dblClick(button());
    expect(calls.count('send')).toBe(1);
    expect(button().getAttribute('aria-busy')).toBe('true');
  });

  test('tells the prize of a page that was left by a toast, and the page is gone', async () => {
    const { root, user, answer, leave, toasts } = await openPage();
    await answer('fetchRedPacket', aRedPacket());
    await user.click(button());
    await leave();
    await answer('send', '6.66');
    expect(toasts).toEqual(['恭喜您抢到红包 6.66 元！']);
    expect(root.getSnapshot().context.pages['/hongbao']).toBeUndefined();
  });

  test('cancels what it was fetching when it is left', async () => {
    const { calls, leave, toasts } = await openPage();
    const { signal } = calls.latest('fetchRedPacket');
    await leave();
    expect(signal.aborted).toBe(true);
    expect(toasts).toEqual([]);
  });
});
