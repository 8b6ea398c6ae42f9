import { setup } from 'xstate';

type LoginModelEvent =
  | { type: 'submitNothing' }
  | { type: 'submitWithoutName' }
  | { type: 'submitWithoutPassword' }
  | { type: 'submit' }
  | { type: 'submitAgain' }
  | { type: 'edit' }
  | { type: 'serverAccepts' }
  | { type: 'serverRefuses' }
  | { type: 'serverRefusesWithoutWords' }
  | { type: 'networkFails' }
  | { type: 'answerMakesNoSense' };

/** The page /login as a user sees it (spec 1 §2, §5, §8; D3, D7, D18, D27). */
export const loginModel = setup({ types: { events: {} as LoginModelEvent } }).createMachine({
  id: 'loginModel',
  initial: 'filling',
  states: {
    filling: {
      on: {
        submitNothing: 'nameRefused',
        submitWithoutName: 'nameRefused',
        submitWithoutPassword: 'passwordRefused',
        submit: 'waiting',
      },
    },
    nameRefused: {
      on: { edit: 'filling', submit: 'waiting', submitWithoutPassword: 'passwordRefused' },
    },
    passwordRefused: { on: { edit: 'filling', submit: 'waiting', submitNothing: 'nameRefused' } },
    waiting: {
      on: {
        submitAgain: 'waiting',
        serverAccepts: 'inside',
        serverRefuses: 'refusalShown',
        serverRefusesWithoutWords: 'serverFaultShown',
        networkFails: 'networkFaultShown',
        answerMakesNoSense: 'serverFaultShown',
      },
    },
    refusalShown: { on: { submit: 'waiting', edit: 'filling' } },
    networkFaultShown: { on: { submit: 'waiting', edit: 'filling' } },
    serverFaultShown: { on: { submit: 'waiting' } },
    inside: {},
  },
});
