import { setup } from 'xstate';

type AccountModelEvent =
  | { type: 'infoArrives' }
  | { type: 'infoOfAnAgentArrives' }
  | { type: 'infoFails' }
  | { type: 'retry' }
  | { type: 'loginHasExpired' };

/** What a person sees of /accountCenter who was not known on this phone before (spec 2 §2, §6; D1, D45). */
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
