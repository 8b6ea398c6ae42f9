import { setup } from 'xstate';

type RegisterModelEvent =
  | { type: 'submitWithBadPhone' }
  | { type: 'submitWithBadCode' }
  | { type: 'submitWithBadName' }
  | { type: 'submitWithBadPassword' }
  | { type: 'submitWithOtherConfirmation' }
  | { type: 'submitWithBadRealName' }
  | { type: 'submitWithBadInviteCode' }
  | { type: 'submitAllWrong' }
  | { type: 'submit' }
  | { type: 'submitAgain' }
  | { type: 'edit' }
  | { type: 'pasteAPhoneAsCopied' }
  | { type: 'pasteTooLongAPhone' }
  | { type: 'askForCode' }
  | { type: 'askForCodeWithBadPhone' }
  | { type: 'askForCodeWithBadName' }
  | { type: 'noCodeIsSent' }
  | { type: 'serverAccepts' }
  | { type: 'serverRefuses' }
  | { type: 'networkFails' }
  | { type: 'answerMakesNoSense' };

/**
 * The page /register as a user sees it while an SMS code is required (spec 1 §2, §5, §8; D3, D18, D27–D30, D64). The
 * countdown of the SMS button is a model of its own. A state tells what decides over the next press: a request of a
 * code that is pending, during which its button does nothing, and what is still wrong in fields that were left.
 */
export const registerModel = setup({ types: { events: {} as RegisterModelEvent } }).createMachine({
  id: 'registerModel',
  initial: 'filling',
  states: {
    filling: {
      on: {
        submitWithBadPhone: 'phoneRefused',
        submitWithBadCode: 'codeRefused',
        submitWithBadName: 'nameRefused',
        submitWithBadPassword: 'passwordRefused',
        submitWithOtherConfirmation: 'confirmationRefused',
        submitWithBadRealName: 'realNameRefused',
        submitWithBadInviteCode: 'inviteCodeRefused',
        submitAllWrong: 'allMarked',
        submit: 'waiting',
        askForCode: 'codeRequested',
        askForCodeWithBadPhone: 'phoneRefused',
        // no SMS is spent on a name that would be refused
        askForCodeWithBadName: 'nameRefused',
        pasteAPhoneAsCopied: 'phoneCleaned',
        pasteTooLongAPhone: 'phoneRefused',
      },
    },
    phoneCleaned: { on: { pasteTooLongAPhone: 'phoneKept', submit: 'waiting' } },
    /** What was there is still there, marked (D64). */
    phoneKept: { on: { edit: 'filling' } },
    phoneRefused: {
      on: {
        edit: 'filling',
        submit: 'waiting',
        askForCode: 'codeRequested',
        submitWithBadPassword: 'passwordRefused',
      },
    },
    /** The first is told, and the others were left. */
    allMarked: { on: { submit: 'waiting' } },
    codeRefused: { on: { edit: 'filling', askForCode: 'codeRequestedBesideBadCode' } },
    nameRefused: {
      on: { edit: 'filling', submit: 'waiting', askForCodeWithBadPhone: 'phoneRefusedBesideBadName' },
    },
    phoneRefusedBesideBadName: { on: { edit: 'filling', askForCode: 'nameRefused' } },
    passwordRefused: { on: { edit: 'filling', submitWithBadPhone: 'phoneRefused' } },
    confirmationRefused: { on: { edit: 'filling', submit: 'waiting' } },
    realNameRefused: { on: { edit: 'filling', submit: 'waiting' } },
    inviteCodeRefused: { on: { edit: 'filling', submit: 'waiting' } },
    codeRequested: {
      on: {
        submit: 'waitingBesideCode',
        submitWithBadName: 'nameRefusedBesideCode',
        noCodeIsSent: 'noCodeShown',
      },
    },
    /** A code that is no code stays marked as long as it is there. */
    codeRequestedBesideBadCode: {
      on: { submit: 'waitingBesideCode', noCodeIsSent: 'noCodeShownAtBadCode' },
    },
    waitingBesideCode: { on: { serverAccepts: 'inside' } },
    nameRefusedBesideCode: { on: { submit: 'waitingBesideCode', noCodeIsSent: 'nameAndNoCodeShown' } },
    noCodeShown: { on: { edit: 'filling', submit: 'waiting', askForCode: 'codeRequested' } },
    noCodeShownAtBadCode: { on: { edit: 'filling', askForCode: 'codeRequestedBesideBadCode' } },
    /** Neither of the words takes the place of the other, each stands at its field. */
    nameAndNoCodeShown: { on: { edit: 'filling' } },
    waiting: {
      on: {
        submitAgain: 'waiting',
        serverAccepts: 'inside',
        serverRefuses: 'refusalShown',
        networkFails: 'networkFaultShown',
        answerMakesNoSense: 'serverFaultShown',
      },
    },
    /** The words stay with the field that they mean, or above the button. */
    refusalShown: { on: { submit: 'waiting', edit: 'filling' } },
    networkFaultShown: { on: { submit: 'waiting', edit: 'filling' } },
    serverFaultShown: { on: { submit: 'waiting' } },
    inside: {},
  },
});
