import { setup } from 'xstate';

type LimitPromptModelEvent =
  | { type: 'answerComesWithoutLimits' }
  | { type: 'answerComesWithLimits' }
  | { type: 'answerComesOnBreak' }
  | { type: 'backendHasNoSuchCall' }
  | { type: 'decline' }
  | { type: 'follow' }
  | { type: 'comeBackSoon' }
  | { type: 'comeBackWithoutNews' }
  | { type: 'comeBackJustBeforeSixMonths' }
  | { type: 'comeBackAfterSixMonths' };

/** The deposit page as a member sees it who is asked about deposit limits (D62; UK RTS 12). */
export const limitPromptModel = setup({ types: { events: {} as LimitPromptModelEvent } }).createMachine({
  id: 'limitPromptModel',
  initial: 'coming',
  states: {
    coming: {
      on: {
        answerComesWithoutLimits: 'offered',
        answerComesWithLimits: 'limitsShown',
        answerComesOnBreak: 'onBreak',
        backendHasNoSuchCall: 'nothing',
      },
    },
    nothing: {},
    onBreak: {},
    /** the form below stays usable; a refresh does not take the offer away */
    offered: { on: { decline: 'declined', follow: 'atLimits', comeBackWithoutNews: 'offered' } },
    declined: {
      on: {
        comeBackSoon: 'declined',
        comeBackJustBeforeSixMonths: 'declined',
        comeBackAfterSixMonths: 'offered',
      },
    },
    atLimits: {},
    limitsShown: { on: { comeBackJustBeforeSixMonths: 'limitsShown', comeBackAfterSixMonths: 'reviewDue' } },
    reviewDue: { on: { decline: 'limitsShown', follow: 'atLimits' } },
  },
});
