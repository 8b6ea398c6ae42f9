// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { VipScreen } from '#features/vip/VipScreen.tsx';
import { vipView } from '#features/vip/vipView.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import { vipMachine } from '#machines/vip/vip.machine.ts';
import type { VipLevel } from '#machines/vip/vipLevel.ts';
import { vipModel } from '#tests/models/vip/vip.model.ts';
import { describeModel, type ModelStepsOf } from '#tests/support/modelRunner.ts';
import { MEMBER, openScreen, type OpenedScreen } from '#tests/support/openScreen.tsx';

const level = (number: number): VipLevel => ({
  level: number,
  flow: String(number * 10_000),
  recharge: String(number * 1000),
  realperson: '0.40',
  electron: '0.50',
  joker: '0.60',
  sport: '0.70',
  lottery: '0.80',
  eSport: '0.90',
});
const names = () => screen.queryAllByRole('region').map((block) => block.getAttribute('aria-label'));
/** the one call that waits: the first load, or a refresh */
const asked = ({ calls }: OpenedScreen) => ['load', 'refresh'].find((id) => calls.waiting(id).length > 0);

function seesLevels(...expected: string[]): void {
  expect(names()).toEqual(expected);
  expect(screen.getAllByText('当前等级')).toHaveLength(1);
  expect(within(screen.getByRole('region', { name: 'VIP3' })).getByText('当前等级')).toBeTruthy();
  const block = within(screen.getByRole('region', { name: 'VIP2' }));
  const texts = block
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
  expect(texts).toEqual([
    '累计流水 ¥20,000.00',
    '累计充值 ¥2,000.00',
    '真人返水 0.40%',
    '电子返水 0.50%',
    '棋牌返水 0.60%',
    '体育返水 0.70%',
    '彩票返水 0.80%',
    '电竞返水 0.90%',
  ]);
}

const vipSteps: ModelStepsOf<typeof vipModel, OpenedScreen> = {
  open: () =>
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
      member: true,
      user: MEMBER,
    }),
  sees: {
    waiting: (world) => {
      expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
      expect(asked(world)).toBe('load');
    },
    failed: (world) => {
      expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
      expect(world.toasts).toEqual([]);
    },
    nothing: () => expect(screen.getByText('暂无记录')).toBeTruthy(),
    levels: (world) => {
      seesLevels('VIP2', 'VIP3');
      expect(asked(world)).toBeUndefined();
      expect(world.toasts).toEqual([]);
    },
    levelsWhileRefreshing: (world) => {
      seesLevels('VIP2', 'VIP3');
      expect(asked(world)).toBe('refresh');
      expect(document.querySelector('[aria-busy=true]')).toBeNull();
    },
    newerLevels: () => seesLevels('VIP2', 'VIP3', 'VIP4'),
  },
  does: {
    levelsArrive: (world) => world.answer('load', [level(2), level(3)]),
    noLevelsArrive: (world) => world.answer('load', []),
    levelsFail: (world) => world.fail(asked(world) ?? '', { kind: 'offline' }),
    retry: (world) => world.user.click(screen.getByRole('button', { name: '重试' })),
    leaveAndComeBack: async (world) => {
      await world.leave();
      await world.reopen();
    },
    newerLevelsArrive: (world) => world.answer('refresh', [level(2), level(3), level(4)]),
  },
};

describeModel('the VIP levels', vipModel, vipSteps);
