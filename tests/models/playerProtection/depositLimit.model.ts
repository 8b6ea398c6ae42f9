import { setup } from 'xstate';

type LimitModelEvent =
  | { type: 'pressWithoutAmount' }
  | { type: 'lower' }
  | { type: 'raise' }
  | { type: 'remove' }
  | { type: 'pressAgain' }
  | { type: 'serverTakes' }
  | { type: 'serverRefuses' }
  | { type: 'answerIsLost' }
  | { type: 'dayPasses' }
  | { type: 'confirm' }
  | { type: 'cancel' };

/**
 * A deposit limit as a member changes it (D62): lower at once; higher, or none, only a day later by a second
 * confirmation, and until then it may be dropped.
 */
export const depositLimitModel = setup({ types: { events: {} as LimitModelEvent } }).createMachine({
  id: 'depositLimitModel',
  initial: 'limited',
  states: {
    limited: {
      on: {
        pressWithoutAmount: 'markedInvalid',
        lower: 'sendingLower',
        raise: 'sendingHigher',
        remove: 'sendingRemoval',
      },
    },
    markedInvalid: { on: { lower: 'sendingLower' } },
    sendingLower: {
      on: {
        pressAgain: 'sendingLower',
        serverTakes: 'lowered',
        serverRefuses: 'toldRefusal',
        answerIsLost: 'lookingAgain',
      },
    },
    lowered: {},
    toldRefusal: {},
    /** what holds is asked for anew */
    lookingAgain: {},
    sendingHigher: { on: { serverTakes: 'waitingADay' } },
    sendingRemoval: { on: { serverTakes: 'removalWaiting' } },
    removalWaiting: {},
    waitingADay: { on: { cancel: 'sendingCancel', dayPasses: 'confirmable' } },
    sendingCancel: { on: { serverTakes: 'limited' } },
    confirmable: { on: { confirm: 'sendingConfirmation' } },
    sendingConfirmation: { on: { serverTakes: 'raised', serverRefuses: 'toldRefusal' } },
    raised: {},
  },
});
