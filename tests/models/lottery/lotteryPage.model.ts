import { setup } from 'xstate';

type LotteryPageModelEvent =
  | { type: 'openAsVisitor' }
  | { type: 'openWithoutGamecode' }
  | { type: 'openWithoutToken' }
  | { type: 'openWithToken' }
  | { type: 'twoSecondsPass' }
  | { type: 'tokenComes' }
  | { type: 'retry' }
  | { type: 'addressComes' }
  | { type: 'addressIsMissing' }
  | { type: 'addressIsAScript' }
  | { type: 'loginIsUnknown' }
  | { type: 'accessIsForbidden' }
  | { type: 'requestIsTooFrequent' }
  | { type: 'serverBreaks' }
  | { type: 'networkFails' }
  | { type: 'balanceComes' }
  | { type: 'balanceFails' }
  | { type: 'refresh' }
  | { type: 'takeAllOut' }
  | { type: 'takeOutNothing' }
  | { type: 'beRefused' }
  | { type: 'failToRecount' }
  | { type: 'loseTheAnswer' }
  | { type: 'takeOutAgain' }
  | { type: 'leave' }
  | { type: 'leaveWhileTransferring' }
  | { type: 'transferEnds' }
  | { type: 'lateAnswersCome' };

/** The page /LotteryGamePage as a user sees it (spec 1 §2, §5, §7, §8; D18, D34, D41). */
export const lotteryPageModel = setup({ types: { events: {} as LotteryPageModelEvent } }).createMachine({
  id: 'lotteryPageModel',
  initial: 'outside',
  states: {
    outside: {
      on: {
        openAsVisitor: 'loginRequired',
        openWithoutGamecode: 'noAddress',
        openWithoutToken: 'starting',
        openWithToken: 'asking',
      },
    },
    loginRequired: { on: { twoSecondsPass: 'atLogin', leave: 'left' } },
    atLogin: {},
    starting: { on: { tokenComes: 'asking', retry: 'starting', leave: 'left' } },
    asking: {
      on: {
        addressComes: 'playing',
        addressIsMissing: 'unusable',
        addressIsAScript: 'unusable',
        loginIsUnknown: 'unknownLogin',
        accessIsForbidden: 'forbidden',
        requestIsTooFrequent: 'tooFrequent',
        serverBreaks: 'noAddress',
        networkFails: 'offline',
        leave: 'left',
      },
    },
    noAddress: {},
    unusable: { on: { retry: 'asking' } },
    unknownLogin: {},
    forbidden: { on: { retry: 'asking' } },
    tooFrequent: { on: { retry: 'asking' } },
    offline: { on: { retry: 'asking' } },
    playing: { on: { balanceComes: 'withBalance', balanceFails: 'withoutBalance', leave: 'left' } },
    withoutBalance: { on: { refresh: 'playing' } },
    withBalance: {
      on: {
        takeAllOut: 'takenOut',
        takeOutNothing: 'tooLow',
        beRefused: 'refused',
        failToRecount: 'uncounted',
        loseTheAnswer: 'unanswered',
        leaveWhileTransferring: 'leftBehind',
      },
    },
    takenOut: {},
    tooLow: {},
    refused: {},
    uncounted: { on: { refresh: 'playing' } },
    /** Unknown outcome of the transfer; another press retries the same one. */
    unanswered: { on: { takeOutAgain: 'takenOut' } },
    leftBehind: { on: { transferEnds: 'resultShownAfterwards' } },
    resultShownAfterwards: {},
    left: { on: { lateAnswersCome: 'left' } },
  },
});
