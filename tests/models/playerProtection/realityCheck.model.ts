import { setup } from 'xstate';

type CheckModelEvent =
  | { type: 'enterGame' }
  | { type: 'leaveGame' }
  | { type: 'hourPasses' }
  | { type: 'somethingIsSent' }
  | { type: 'answerComes' }
  | { type: 'stayAWhile' }
  | { type: 'goToMoney' }
  | { type: 'leaveMoney' }
  | { type: 'recordsCome' }
  | { type: 'recordsFail' }
  | { type: 'goOn' }
  | { type: 'takeABreak' }
  | { type: 'logOut' };

/**
 * The reality check after an hour of play (D62): the reminder appears in games or after them, waits for pending
 * submissions and is not shown on pages that move money; both of its actions start the next hour.
 */
export const realityCheckModel = setup({ types: { events: {} as CheckModelEvent } }).createMachine({
  id: 'realityCheckModel',
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { enterGame: 'playing' } },
    playing: { on: { hourPasses: 'comingUp', leaveGame: 'left', logOut: 'gone' } },
    left: { on: { hourPasses: 'left' } },
    comingUp: { on: { stayAWhile: 'dialogShown', somethingIsSent: 'heldBack', goToMoney: 'amongMoney' } },
    heldBack: { on: { answerComes: 'resultShown' } },
    resultShown: { on: { stayAWhile: 'dialogShown' } },
    amongMoney: { on: { hourPasses: 'amongMoney', leaveMoney: 'comingUp' } },
    dialogShown: {
      on: { recordsCome: 'summaryShown', recordsFail: 'summaryShownWithoutRecords', goOn: 'playingOn' },
    },
    summaryShown: { on: { goOn: 'playingOn', takeABreak: 'atBreak', logOut: 'gone' } },
    summaryShownWithoutRecords: { on: { goOn: 'playingOn', takeABreak: 'atHome' } },
    playingOn: { on: { hourPasses: 'comingUp' } },
    atBreak: {},
    atHome: {},
    gone: {},
  },
});
