import { setup } from 'xstate';

type SwitchModelEvent =
  | { type: 'press' }
  | { type: 'pressAgain' }
  | { type: 'serverSaves' }
  | { type: 'serverRefuses' }
  | { type: 'answerIsLost' }
  | { type: 'loginHasExpired' };

/** The switch of automatic transfers (spec 2 §4; D6, D43); while it is off, manual transfers are offered. */
export const transferSwitchModel = setup({ types: { events: {} as SwitchModelEvent } }).createMachine({
  id: 'transferSwitchModel',
  initial: 'off',
  states: {
    off: { on: { press: 'turningOn' } },
    turningOn: {
      on: {
        pressAgain: 'turningOn',
        serverSaves: 'on',
        serverRefuses: 'refused',
        answerIsLost: 'unanswered',
        loginHasExpired: 'leftToTheDialog',
      },
    },
    refused: { on: { press: 'turningOn' } },
    unanswered: { on: { press: 'turningOn' } },
    leftToTheDialog: {},
    on: { on: { press: 'turningOff' } },
    turningOff: { on: { pressAgain: 'turningOff', serverSaves: 'off', serverRefuses: 'stillOn' } },
    stillOn: { on: { press: 'turningOff' } },
  },
});
