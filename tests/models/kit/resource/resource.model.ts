import { setup } from 'xstate';

type ResourceModelEvent =
  | { type: 'dataComes' }
  | { type: 'newerDataComes' }
  | { type: 'loadFails' }
  | { type: 'comeBack' }
  | { type: 'pressRetry' };

/** Loaded data as a user sees it (D4, D45): a refresh keeps it, and a failed refresh is silent. */
export const resourceModel = setup({ types: { events: {} as ResourceModelEvent } }).createMachine({
  id: 'resourceModel',
  initial: 'loading',
  states: {
    loading: { on: { dataComes: 'data', loadFails: 'retry', comeBack: 'loading' } },
    retry: { on: { pressRetry: 'loading', comeBack: 'loading' } },
    data: { on: { comeBack: 'dataWhileRefreshing' } },
    dataWhileRefreshing: {
      on: { newerDataComes: 'newerData', loadFails: 'data', comeBack: 'dataWhileRefreshing' },
    },
    newerData: {},
  },
});
