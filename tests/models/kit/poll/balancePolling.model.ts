import { setup } from 'xstate';

type BalanceModelEvent =
  | { type: 'pauseEnds' }
  | { type: 'answerComes' }
  | { type: 'answerMakesNoSense' }
  | { type: 'serverFails' }
  | { type: 'networkFails' }
  | { type: 'loginExpires' }
  | { type: 'leaveForAnotherApp' }
  | { type: 'comeBack' }
  | { type: 'networkReturns' };

/**
 * The balance as a member sees it while the app is in the foreground (spec 1 §7, D12, D45): `current` is the latest
 * response, `asking` a pending request, `old` a response that is kept after failures, without a message.
 */
export const balancePollingModel = setup({ types: { events: {} as BalanceModelEvent } }).createMachine({
  id: 'balancePollingModel',
  initial: 'opened',
  states: {
    opened: { on: { pauseEnds: 'asking', leaveForAnotherApp: 'away', networkReturns: 'asking' } },
    asking: {
      on: {
        answerComes: 'current',
        answerMakesNoSense: 'old',
        serverFails: 'old',
        networkFails: 'old',
        loginExpires: 'signedOut',
        leaveForAnotherApp: 'away',
        networkReturns: 'asking',
      },
    },
    current: { on: { pauseEnds: 'asking', leaveForAnotherApp: 'away', networkReturns: 'asking' } },
    old: { on: { pauseEnds: 'asking', leaveForAnotherApp: 'away', networkReturns: 'asking' } },
    away: { on: { comeBack: 'asking', networkReturns: 'away' } },
    signedOut: {},
  },
});
