import { setup } from 'xstate';

type VipModelEvent =
  | { type: 'levelsArrive' }
  | { type: 'noLevelsArrive' }
  | { type: 'levelsFail' }
  | { type: 'retry' }
  | { type: 'leaveAndComeBack' }
  | { type: 'newerLevelsArrive' };

/** The page /vip as a member sees it (spec 2 §2; D4, D45). */
export const vipModel = setup({ types: { events: {} as VipModelEvent } }).createMachine({
  id: 'vipModel',
  initial: 'waiting',
  states: {
    waiting: { on: { levelsArrive: 'levels', noLevelsArrive: 'nothing', levelsFail: 'failed' } },
    failed: { on: { retry: 'waiting', leaveAndComeBack: 'waiting' } },
    nothing: {},
    levels: { on: { leaveAndComeBack: 'levelsWhileRefreshing' } },
    levelsWhileRefreshing: { on: { newerLevelsArrive: 'newerLevels', levelsFail: 'levels' } },
    newerLevels: {},
  },
});
