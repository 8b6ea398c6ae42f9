// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { activityMachine } from '#machines/promotions/activity.machine.ts';
import { activityListMachine } from '#machines/promotions/activityList.machine.ts';
import { anActivity } from '#tests/machines/payoutAccounts/accountSamples.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

const openList = () => openScreen('/activeList', { logic: activityListMachine });
const PROMOTION = '/activeInfo?id=3';
const openActivity = () => openScreen(PROMOTION, { logic: activityMachine, user: MEMBER });

describe('the promotions', () => {
  test('stand in tabs by type, each a link by its title', async () => {
    const { user, answer, calls } = await openList();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      '全部',
      '新人优惠',
      '日常优惠',
      'VIP优惠',
      '专题活动',
    ]);
    await answer('fetchActivities', { type: '0', activities: [anActivity('3', { memo: '最高 888 元' })] });
    expect(screen.getByRole('link', { name: '活动3' }).getAttribute('href')).toBe('#/activeInfo?id=3');
    await user.click(screen.getByRole('tab', { name: 'VIP优惠' }));
    expect(calls.latest('fetchActivities').input).toEqual({ type: '3' });
    await answer('fetchActivities', { type: '3', activities: [] });
    expect(screen.getByText('暂无记录')).toBeTruthy();
  });
  test('show the drawn picture where theirs may not be shown', async () => {
    const { answer, view } = await openList();
    await answer('fetchActivities', {
      type: '0',
      activities: [anActivity('1', { banner: 'javascript:alert(1)' })],
    });
    expect(view.container.querySelector('img')?.getAttribute('src')).toBe('/art/banner-default.svg');
  });
});

describe('a promotion', () => {
  test('shows its rules without what would run in them, and is applied for once', async () => {
    const { user, answer, calls, toasts, view } = await openActivity();
    await answer('fetchActivity', anActivity('3'));
    expect(screen.getByRole('heading', { name: '活动3' })).toBeTruthy();
    expect(await screen.findByText('规则3')).toBeTruthy();
    expect(view.container.innerHTML).not.toContain('onerror');
    await user.dblClick(screen.getByRole('button', { name: '点我申请' }));
    expect(calls.made.filter(({ id }) => id === 'send').map(({ input }) => input)).toEqual([
      { intent: { id: '3' }, key: 'key-1', secret: undefined },
    ]);
    await answer('send', '提交成功，等待后台审核');
    expect(toasts).toEqual(['提交成功，等待后台审核']);
  });
});

describe('a promotion that is left while its application is on its way', () => {
  const openApplying = async () => {
    const world = await openActivity();
    await world.answer('fetchActivity', anActivity('3'));
    await world.user.click(screen.getByRole('button', { name: '点我申请' }));
    const isOpen = () => PROMOTION in world.root.getSnapshot().context.pages;
    return { ...world, isOpen };
  };

  test('is kept until the answer is shown', async () => {
    const { leave, answer, isOpen, toasts } = await openApplying();
    await leave();
    expect(isOpen()).toBe(true);
    await answer('send', '');
    expect(toasts).toEqual(['申请成功，请等待审核']);
    expect(isOpen()).toBe(false);
  });

  test('is not kept where nobody knows what became of it', async () => {
    const { leave, fail, isOpen, toasts } = await openApplying();
    await leave();
    await fail('send', { kind: 'offline' });
    expect(toasts).toEqual(['网络错误，请稍后重试']);
    expect(isOpen()).toBe(false);
  });

  test('nor where that was shown before it was left', async () => {
    const { leave, fail, isOpen } = await openApplying();
    await fail('send', { kind: 'offline' });
    expect(isOpen()).toBe(true);
    await leave();
    expect(isOpen()).toBe(false);
  });
});
