import { setup } from 'xstate';

type PasswordModelEvent =
  | { type: 'pressEmpty' }
  | { type: 'pressWithoutNew' }
  | { type: 'pressWithoutConfirmation' }
  | { type: 'pressWithShortOld' }
  | { type: 'pressWithShortNew' }
  | { type: 'pressWithOtherConfirmation' }
  | { type: 'pressWithTheOldAgain' }
  | { type: 'press' }
  | { type: 'pressAgain' }
  | { type: 'typeInTheMarkedField' }
  | { type: 'serverChangesIt' }
  | { type: 'serverRefuses' }
  | { type: 'networkFails' }
  | { type: 'loginHasExpired' }
  | { type: 'almostASecondPasses' }
  | { type: 'theSecondIsOver' };

const mended = { typeInTheMarkedField: 'filling' } as const;

/**
 * What a person sees who changes the login or the fund password: every rule of the document, and the end of the
 * session after it (spec 2 §4, §5, §9; D6, D18, D27).
 */
export const passwordModel = setup({ types: { events: {} as PasswordModelEvent } }).createMachine({
  id: 'passwordModel',
  initial: 'filling',
  states: {
    filling: {
      on: {
        pressEmpty: 'askedForOld',
        pressWithoutNew: 'askedForNew',
        pressWithoutConfirmation: 'askedForConfirmation',
        pressWithShortOld: 'toldOldLength',
        pressWithShortNew: 'toldNewLength',
        pressWithOtherConfirmation: 'toldTheyDiffer',
        pressWithTheOldAgain: 'toldNothingChanges',
        press: 'changing',
      },
    },
    askedForOld: { on: mended },
    askedForNew: { on: mended },
    askedForConfirmation: { on: mended },
    toldOldLength: { on: mended },
    toldNewLength: { on: mended },
    toldTheyDiffer: { on: mended },
    toldNothingChanges: { on: mended },
    changing: {
      on: {
        pressAgain: 'changing',
        serverChangesIt: 'changed',
        serverRefuses: 'toldRefusal',
        networkFails: 'toldNetworkFault',
        loginHasExpired: 'leftToTheDialog',
      },
    },
    toldRefusal: { on: { press: 'changing' } },
    toldNetworkFault: { on: { press: 'changing' } },
    leftToTheDialog: {},
    /** The session is over and its storage empty; the page still stands for a second. */
    changed: { on: { almostASecondPasses: 'stillHere' } },
    stillHere: { on: { theSecondIsOver: 'atLogin' } },
    atLogin: {},
  },
});
