// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { ActivityListScreen } from '#features/promotions/ActivityListScreen.tsx';
import { ApplicationsScreen } from '#features/promotions/ApplicationsScreen.tsx';
import { activityListView, applicationsView } from '#features/promotions/promotionViews.ts';
import type { Activity, Application } from '#machines/promotions/activity.ts';
import { activityListMachine } from '#machines/promotions/activityList.machine.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import { activityListModel, applicationsModel } from '#tests/models/promotions/activityList.model.ts';
import { anActivity } from '#tests/support/accountSamples.ts';
import { describeModel, type ModelStepsOf } from '#tests/support/modelRunner.ts';
import { MEMBER, openScreen, type OpenedScreen } from '#tests/support/openScreen.tsx';

const CALL = 'fetchActivities';
const links = () =>
  screen.queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const isBusy = () => document.querySelector('[aria-busy=true]') !== null;
const isAsked = (world: OpenedScreen, ...types: string[]) =>
  expect(world.calls.waiting(CALL).map(({ input }) => input)).toEqual(types.map((type) => ({ type })));
const arrive =
  (...ids: string[]) =>
  (world: OpenedScreen) => {
    const { type } = world.calls.only(CALL).input as { type: string };
    return world.answer(CALL, { type, activities: ids.map((id) => anActivity(id)) });
  };
const retry = (world: OpenedScreen) => world.user.click(screen.getByRole('button', { name: '重试' }));
const turnTo = (name: string) => (world: OpenedScreen) => world.user.click(screen.getByRole('tab', { name }));
const seesTab = (name: string) => expect(screen.getByRole('tab', { name, selected: true })).toBeTruthy();

const waitsFor = (tab: string, type: string) => (world: OpenedScreen) => {
  seesTab(tab);
  isAsked(world, type);
  expect(isBusy()).toBe(true);
  expect(links()).toEqual([]);
};
const shows =
  (tab: string, ids: string[], asked: string[] = []) =>
  (world: OpenedScreen) => {
    seesTab(tab);
    isAsked(world, ...asked);
    expect(isBusy()).toBe(false);
    expect(links()).toEqual(ids.map((id) => `活动${id} #/activeInfo?id=${id}`));
    expect(world.toasts).toEqual([]);
  };

const activityListSteps: ModelStepsOf<typeof activityListModel, OpenedScreen> = {
  open: () =>
    openScreen({
      Screen: ActivityListScreen,
      view: activityListView,
      logic: (calls) =>
        activityListMachine.provide({
          actors: {
            fetchActivities: calls.promise<{ type: string; activities: Activity[] }, { type: string }>(),
          },
        }),
      input: () => ({ type: '0' }),
      location: '/activeList',
    }),
  sees: {
    waiting: waitsFor('全部', '0'),
    failed: (world) => {
      expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
      isAsked(world);
      expect(world.toasts).toEqual([]);
    },
    nothing: () => expect(screen.getByText('暂无记录')).toBeTruthy(),
    all: shows('全部', ['1', '2']),
    allWhileRefreshing: shows('全部', ['1', '2'], ['0']),
    newerAll: shows('全部', ['1', '3']),
    waitingForVip: waitsFor('VIP优惠', '3'),
    waitingForVipAfterAll: waitsFor('VIP优惠', '3'),
    vip: shows('VIP优惠', ['1', '2']),
    vipAfterAll: shows('VIP优惠', ['1', '2']),
  },
  does: {
    listArrives: arrive('1', '2'),
    newerListArrives: arrive('1', '3'),
    emptyListArrives: arrive(),
    listFails: (world) => world.fail(CALL, { kind: 'offline' }),
    retry,
    turnToVip: turnTo('VIP优惠'),
    turnToAll: turnTo('全部'),
    leaveAndComeBack: async (world) => {
      await world.leave();
      await world.reopen();
    },
  },
};
describeModel('the promotions by type', activityListModel, activityListSteps);

const applicationsSteps: ModelStepsOf<typeof applicationsModel, OpenedScreen> = {
  open: () =>
    openScreen({
      Screen: ApplicationsScreen,
      view: applicationsView,
      logic: (calls) =>
        createResourceMachine<Application[]>('applications').provide({
          actors: { load: calls.promise<Application[]>() },
        }),
      location: '/applyagentList',
      member: true,
      user: MEMBER,
    }),
  sees: {
    waiting: () => expect(isBusy()).toBe(true),
    failed: () => expect(screen.getByRole('button', { name: '重试' })).toBeTruthy(),
    empty: () => expect(screen.getByText('暂无记录')).toBeTruthy(),
    shown: () => {
      const states = screen
        .getAllByRole('link')
        .map((link) => document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent);
      expect(states).toEqual(['未定义', '待审核', '已通过', '已拒绝', '未定义']);
      expect(screen.getAllByRole('link')[1]?.getAttribute('href')).toBe('#/activeInfo?id=11');
    },
  },
  does: {
    applicationsArrive: (world) =>
      world.answer(
        'load',
        [0, 1, 2, 3, 4].map((state) => ({
          id: String(state),
          activityId: String(10 + state),
          name: `活动${state}`,
          state,
        })),
      ),
    noneArrive: (world) => world.answer('load', []),
    applicationsFail: (world) => world.fail('load', { kind: 'timeout' }),
    retry,
  },
};
describeModel('the applications', applicationsModel, applicationsSteps);
