import { setup } from 'xstate';

type FormModelEvent =
  | { type: 'submitBroken' }
  | { type: 'submit' }
  | { type: 'submitAgain' }
  | { type: 'edit' }
  | { type: 'pasteTooMuch' }
  | { type: 'serverAccepts' }
  | { type: 'serverRefuses' }
  | { type: 'serverRefusesWithoutWords' }
  | { type: 'networkFails' }
  | { type: 'answerMakesNoSense' }
  | { type: 'gatewayFailsWithoutWords' }
  | { type: 'loginHasExpired' };

/** A form of the member area as a user sees it (spec 2 §4, §5, §8; D6, D11, D18, D27, D64). */
export const formModel = setup({ types: { events: {} as FormModelEvent } }).createMachine({
  id: 'formModel',
  initial: 'filling',
  states: {
    filling: {
      on: { submitBroken: 'refused', submit: 'waiting', edit: 'filling', pasteTooMuch: 'pasteRefused' },
    },
    /** The field keeps what it had and is marked (D64). */
    pasteRefused: { on: { edit: 'filling', submit: 'waiting', submitBroken: 'refused' } },
    refused: { on: { edit: 'filling', submitBroken: 'refused', submit: 'waiting' } },
    waiting: {
      on: {
        submitAgain: 'waiting',
        serverAccepts: 'done',
        serverRefuses: 'refusalShown',
        serverRefusesWithoutWords: 'fallbackShown',
        networkFails: 'networkFaultShown',
        answerMakesNoSense: 'serverFaultShown',
        gatewayFailsWithoutWords: 'failureShown',
        loginHasExpired: 'leftToTheDialog',
      },
    },
    /** The words stay above the button until the form is edited or sent again. */
    refusalShown: { on: { submit: 'waitingAnew', edit: 'filling' } },
    fallbackShown: { on: { submit: 'waitingAnew' } },
    /** Unknown outcome: a resubmission is the same intent, an edit starts a new one. */
    networkFaultShown: {
      on: {
        submit: 'waitingForTheSame',
        submitBroken: 'refusedWithoutAnswer',
        pasteTooMuch: 'pasteRefusedWithoutAnswer',
        edit: 'changed',
      },
    },
    /** Nothing was edited, so the intent is the same. */
    pasteRefusedWithoutAnswer: { on: { submit: 'waitingForTheSame', edit: 'changed' } },
    refusedWithoutAnswer: { on: { submit: 'waitingForTheSame', edit: 'changed' } },
    /** The intent was given up. */
    changed: { on: { submit: 'waitingAnew' } },
    serverFaultShown: { on: { submit: 'waitingForTheSame' } },
    failureShown: { on: { submit: 'waitingForTheSame' } },
    leftToTheDialog: { on: { submit: 'waitingAnew' } },
    waitingAnew: { on: { serverAccepts: 'done' } },
    waitingForTheSame: { on: { serverAccepts: 'done' } },
    done: { on: { submitAgain: 'done' } },
  },
});
