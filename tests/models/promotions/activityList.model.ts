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

/** What a person sees of /activeList: one list a type (spec 2 §2; D4, D45). */
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
    /** What was seen stands while it is asked for anew, and stays where that fails. */
    allWhileRefreshing: {
      on: { newerListArrives: 'newerAll', listFails: 'all', turnToVip: 'waitingForVipAfterAll' },
    },
    newerAll: {},
    /** The answer of a type that was left is not waited for. */
    waitingForVip: { on: { listArrives: 'vip', turnToAll: 'waiting' } },
    waitingForVipAfterAll: { on: { listArrives: 'vipAfterAll', turnToAll: 'allWhileRefreshing' } },
    vip: { on: { turnToAll: 'waitingBesideVip' } },
    vipAfterAll: { on: { turnToAll: 'allRefreshingBesideVip' } },
    /** From here on both types are known, or asked for with the other one known. */
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

/** What a member sees of /applyagentList (spec 2 §2, §4; D45). */
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
