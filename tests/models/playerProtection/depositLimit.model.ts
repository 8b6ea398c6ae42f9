import { setup } from 'xstate';

type LimitModelEvent =
  | { type: 'pressWithoutAmount' }
  | { type: 'pressWithUnreadable' }
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
 * The change of a deposit limit (D62): a lower one takes effect at once; a higher one, or none, only a day later after
 * a second confirmation, and it can be cancelled until then.
 */
export const depositLimitModel = setup({ types: { events: {} as LimitModelEvent } }).createMachine({
  id: 'depositLimitModel',
  initial: 'limited',
  states: {
    limited: {
      on: {
        pressWithoutAmount: 'markedInvalid',
        pressWithUnreadable: 'markedUnreadable',
        lower: 'sendingLower',
        raise: 'sendingHigher',
        remove: 'sendingRemoval',
      },
    },
    markedInvalid: { on: { lower: 'sendingLower' } },
    /** the amount stays as it was typed (D63) */
    markedUnreadable: { on: { lower: 'sendingLower' } },
    sendingLower: {
      on: {
        pressAgain: 'sendingLower',
        serverTakes: 'lowered',
        serverRefuses: 'refusalShown',
        answerIsLost: 'lookingAgain',
      },
    },
    lowered: {},
    refusalShown: {},
    /** the limits are requested again */
    lookingAgain: {},
    sendingHigher: { on: { serverTakes: 'waitingADay' } },
    sendingRemoval: { on: { serverTakes: 'removalWaiting' } },
    removalWaiting: {},
    waitingADay: { on: { cancel: 'sendingCancel', dayPasses: 'confirmable' } },
    sendingCancel: { on: { serverTakes: 'limited' } },
    confirmable: { on: { confirm: 'sendingConfirmation' } },
    sendingConfirmation: { on: { serverTakes: 'raised', serverRefuses: 'refusalShown' } },
    raised: {},
  },
});
