import { setup } from 'xstate';

type WithdrawModelEvent =
  | { type: 'pressWithNothing' }
  | { type: 'pressWithUnreadable' }
  | { type: 'pressWithLittle' }
  | { type: 'pressWithoutPassword' }
  | { type: 'typeTooMuch' }
  | { type: 'takeAll' }
  | { type: 'press' }
  | { type: 'pasteTooLongAPassword' }
  | { type: 'pressAgain' }
  | { type: 'type' }
  | { type: 'switchTab' }
  | { type: 'serverTakes' }
  | { type: 'serverRefuses' }
  | { type: 'serverRefusesWithoutWords' }
  | { type: 'answerIsLost' }
  | { type: 'noAnswerComes' }
  | { type: 'retryWithoutPassword' }
  | { type: 'retry' }
  | { type: 'giveUp' }
  | { type: 'touchReceipt' }
  | { type: 'wait' };

/** The page /withdraw as a user sees it (spec 2 §2, §4, §5, §8; D18, D27, D63, D64). */
export const withdrawModel = setup({ types: { events: {} as WithdrawModelEvent } }).createMachine({
  id: 'withdrawModel',
  initial: 'filling',
  states: {
    filling: {
      on: {
        pressWithNothing: 'accountRefused',
        pressWithUnreadable: 'amountUnreadable',
        pressWithLittle: 'amountRefused',
        pressWithoutPassword: 'passwordRefused',
        pasteTooLongAPassword: 'pasteRefused',
        typeTooMuch: 'tooMuchSaid',
        takeAll: 'allTaken',
        press: 'sending',
        switchTab: 'filling',
      },
    },
    /** before anything is pressed; the server would refuse it */
    tooMuchSaid: { on: { takeAll: 'allTaken', press: 'sending', switchTab: 'filling' } },
    allTaken: { on: { typeTooMuch: 'tooMuchSaid', press: 'sending' } },
    accountRefused: { on: { type: 'filling', press: 'sending', switchTab: 'filling' } },
    /** it stays as it was typed */
    amountUnreadable: { on: { type: 'filling', press: 'sending' } },
    amountRefused: { on: { type: 'filling', press: 'sending' } },
    passwordRefused: { on: { type: 'filling', press: 'sending' } },
    /** The field keeps what it had (D64). */
    pasteRefused: { on: { type: 'filling', press: 'sending' } },
    sending: {
      on: {
        pressAgain: 'sending',
        switchTab: 'sending',
        serverTakes: 'taken',
        serverRefuses: 'refusalShown',
        serverRefusesWithoutWords: 'failureShown',
        answerIsLost: 'unknown',
        noAnswerComes: 'unknown',
      },
    },
    refusalShown: { on: { press: 'sending' } },
    failureShown: { on: { press: 'sending' } },
    unknown: {
      on: {
        retryWithoutPassword: 'retryRefused',
        pasteTooLongAPassword: 'pasteRefusedUnknown',
        retry: 'sendingAgain',
        giveUp: 'givenUp',
      },
    },
    pasteRefusedUnknown: { on: { retry: 'sendingAgain', giveUp: 'givenUp' } },
    /** the form holds what was sent */
    givenUp: { on: { switchTab: 'filling' } },
    retryRefused: { on: { retry: 'sendingAgain' } },
    sendingAgain: { on: { serverTakes: 'taken', serverRefuses: 'refusalShown', answerIsLost: 'unknown' } },
    taken: { on: { wait: 'home', touchReceipt: 'receiptHeld' } },
    receiptHeld: { on: { wait: 'receiptHeld' } },
    home: {},
  },
});
