import { setup } from 'xstate';

type ActivityListModelEvent =
  | { type: 'listArrives' }
  | { type: 'emptyListArrives' }
  | { type: 'newerListArrives' }
  | { type: 'listFails' }
  | { type: 'retry' }
  | { type: 'turnToVip' }
  | { type: 'turnToAll' }
  | { type: 'leaveAndComeBack' };

/** The page /activeList as a user sees it: one list per type (spec 2 §2; D4, D45). */
export const activityListModel = setup({ types: { events: {} as ActivityListModelEvent } }).createMachine({
  id: 'activityListModel',
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        listArrives: 'all',
        emptyListArrives: 'nothing',
        listFails: 'failed',
        turnToVip: 'waitingForVip',
      },
    },
    failed: { on: { retry: 'waiting', leaveAndComeBack: 'waiting', turnToVip: 'waitingForVip' } },
    nothing: {},
    all: { on: { turnToVip: 'waitingForVipAfterAll', leaveAndComeBack: 'allWhileRefreshing' } },
    /** The list stays during a refresh, also if the refresh fails. */
    allWhileRefreshing: {
      on: { newerListArrives: 'newerAll', listFails: 'all', turnToVip: 'waitingForVipAfterAll' },
    },
    newerAll: {},
    /** The pending response of a deselected type is ignored. */
    waitingForVip: { on: { listArrives: 'vip', turnToAll: 'waiting' } },
    waitingForVipAfterAll: { on: { listArrives: 'vipAfterAll', turnToAll: 'allWhileRefreshing' } },
    vip: { on: { turnToAll: 'waitingBesideVip' } },
    vipAfterAll: { on: { turnToAll: 'allRefreshingBesideVip' } },
    /** From here on, both types are loaded, or one is loaded and the other requested. */
    waitingBesideVip: { on: { turnToVip: 'vipWhileRefreshing' } },
    allRefreshingBesideVip: { on: { turnToVip: 'vipWhileRefreshing' } },
    vipWhileRefreshing: {},
  },
});

type ApplicationsModelEvent =
  | { type: 'applicationsArrive' }
  | { type: 'noneArrive' }
  | { type: 'applicationsFail' }
  | { type: 'retry' };

/** The page /applyagentList as a member sees it (spec 2 §2, §4; D45). */
export const applicationsModel = setup({ types: { events: {} as ApplicationsModelEvent } }).createMachine({
  id: 'applicationsModel',
  initial: 'waiting',
  states: {
    waiting: { on: { applicationsArrive: 'shown', noneArrive: 'empty', applicationsFail: 'failed' } },
    failed: { on: { retry: 'waiting' } },
    empty: {},
    shown: {},
  },
});
