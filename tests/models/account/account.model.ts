import { setup } from 'xstate';

type AccountModelEvent =
  | { type: 'infoArrives' }
  | { type: 'infoOfAnAgentArrives' }
  | { type: 'infoFails' }
  | { type: 'retry' }
  | { type: 'loginHasExpired' };

/** The page /accountCenter as a user sees it on a phone without a stored user (spec 2 §2, §6; D1, D45). */
export const accountModel = setup({ types: { events: {} as AccountModelEvent } }).createMachine({
  id: 'accountModel',
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        infoArrives: 'settings',
        infoOfAnAgentArrives: 'settingsOfAnAgent',
        infoFails: 'failed',
        loginHasExpired: 'leftToTheDialog',
      },
    },
    failed: { on: { retry: 'waiting' } },
    settings: {},
    settingsOfAnAgent: {},
    leftToTheDialog: {},
  },
});
