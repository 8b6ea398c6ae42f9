// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { redPacketMachine } from '#machines/redPacket/redPacket.machine.ts';
import { openScreen, type OpenedScreen } from '#tests/support/openScreen.tsx';
import { aRedPacket, aRedPacketOn } from '#tests/machines/redPacket/redPacketSamples.ts';
import { SteppedClock } from '#tests/support/steppedClock.ts';

function openPage(): Promise<OpenedScreen> {
  const clock = new SteppedClock();
  return openScreen('/hongbao', {
    logic: redPacketMachine,
    page: { input: () => ({ now: () => clock.now() }) },
    clock,
    member: true,
    appInfo: { redPacketOpen: true },
  });
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: '立即抢' });
const dialog = (name: string) => screen.findByRole('dialog', { name });

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

  test('begins a popup that only shows something at its title, and no ring is at its close button', async () => {
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

  test('shows the prize of a page that was left by a toast, and the page is gone', async () => {
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
