import { setup } from 'xstate';

type LotteryTokenModelEvent =
  | { type: 'comeAsVisitor' }
  | { type: 'comeAsMember' }
  | { type: 'tapALottery' }
  | { type: 'twoSecondsPass' }
  | { type: 'goElsewhere' }
  | { type: 'profileBringsAToken' }
  | { type: 'fiveSecondsPass' }
  | { type: 'tokenComes' }
  | { type: 'noTokenYet' }
  | { type: 'networkFails' }
  | { type: 'allTriesAreUsed' }
  | { type: 'aMinutePasses' }
  | { type: 'logOut' }
  | { type: 'loginExpires' };

/** A tap on a lottery, and the polling for its token in the background (spec 1 §4, §5, §8; D13). */
export const lotteryTokenModel = setup({ types: { events: {} as LotteryTokenModelEvent } }).createMachine({
  id: 'lotteryTokenModel',
  initial: 'outside',
  states: {
    outside: { on: { comeAsVisitor: 'visitor', comeAsMember: 'starting' } },
    visitor: { on: { tapALottery: 'loginRequired' } },
    loginRequired: {
      on: { tapALottery: 'loginRequired', twoSecondsPass: 'atLogin', goElsewhere: 'elsewhere' },
    },
    atLogin: {},
    elsewhere: { on: { aMinutePasses: 'elsewhere' } },
    /** logged in; the first user info has no token */
    starting: {
      on: { tapALottery: 'pleaseWaitShown', fiveSecondsPass: 'asking', profileBringsAToken: 'ready' },
    },
    pleaseWaitShown: { on: { tokenComes: 'ready' } },
    asking: {
      on: {
        tokenComes: 'ready',
        noTokenYet: 'waiting',
        networkFails: 'waiting',
        allTriesAreUsed: 'givenUp',
        logOut: 'gone',
        loginExpires: 'gone',
      },
    },
    waiting: { on: { fiveSecondsPass: 'asking', tapALottery: 'pleaseWaitShown', logOut: 'gone' } },
    ready: { on: { tapALottery: 'inLottery', aMinutePasses: 'ready' } },
    inLottery: {},
    givenUp: { on: { aMinutePasses: 'givenUp', tapALottery: 'pleaseWaitShown' } },
    gone: { on: { aMinutePasses: 'gone' } },
  },
});
