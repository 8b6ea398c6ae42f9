// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { VipScreen } from '#features/vip/VipScreen.tsx';
import { vipView } from '#features/vip/vipView.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import { vipMachine } from '#machines/vip/vip.machine.ts';
import type { VipLevel } from '#machines/vip/vipLevel.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

const level = (number: number): VipLevel => ({
  level: number,
  flow: '100000',
  recharge: '1000.5',
  realperson: '0.40',
  electron: '0.50',
  joker: '0.60',
  sport: '0.70',
  lottery: '0.80',
  eSport: '0.90',
});
const openPage = (member = true) =>
  openScreen({
    Screen: VipScreen,
    view: vipView,
    logic: (calls) =>
      vipMachine.provide({
        actors: {
          levels: createResourceMachine<VipLevel[]>('levels').provide({
            actors: { load: calls.promise<VipLevel[]>() },
          }),
        },
      }),
    location: '/vip',
    member,
    user: member ? MEMBER : null,
  });

describe('the VIP page', () => {
  test('shows of each level what it asks for and gives', async () => {
    const { answer } = await openPage();
    await answer('load', [level(1), level(2)]);
    const block = within(screen.getByRole('region', { name: 'VIP2' }));
    expect(block.getByText('累计流水').nextElementSibling?.textContent).toBe('¥100,000.00');
    expect(block.getByText('累计充值').nextElementSibling?.textContent).toBe('¥1,000.50');
    const rebates = ['真人返水', '电子返水', '棋牌返水', '体育返水', '彩票返水', '电竞返水'];
    expect(rebates.map((name) => block.getByText(name).nextElementSibling?.textContent)).toEqual([
      '0.40%',
      '0.50%',
      '0.60%',
      '0.70%',
      '0.80%',
      '0.90%',
    ]);
  });
  test('marks the member’s own level, and none for a visitor', async () => {
    const first = await openPage();
    await first.answer('load', [level(2), level(3)]);
    expect(within(screen.getByRole('region', { name: 'VIP3' })).getByText('当前等级')).toBeTruthy();
    expect(screen.getAllByText('当前等级')).toHaveLength(1);
    first.view.unmount();
    const second = await openPage(false);
    await second.answer('load', [level(3)]);
    expect(screen.queryByText('当前等级')).toBeNull();
  });
  test('can be tried again where the levels do not come', async () => {
    const { fail, user, answer } = await openPage();
    await fail('load', { kind: 'offline' });
    await user.click(screen.getByRole('button', { name: '重试' }));
    await answer('load', []);
    expect(screen.getByText('暂无记录')).toBeTruthy();
  });
});
