import { setup } from 'xstate';

type LaunchModelEvent =
  | { type: 'openAsMember' }
  | { type: 'openAsVisitor' }
  | { type: 'openBelowZero' }
  | { type: 'openAgentLogin' }
  | { type: 'openCustomerService' }
  | { type: 'requestIsTaken' }
  | { type: 'requestIsRefused' }
  | { type: 'serverBreaks' }
  | { type: 'requestIsTooFrequent' }
  | { type: 'loginIsUnknown' }
  | { type: 'networkFails' }
  | { type: 'gatewayFails' }
  | { type: 'pollFindsNothing' }
  | { type: 'pollFindsTheGame' }
  | { type: 'pollFindsAScript' }
  | { type: 'tenSecondsPass' }
  | { type: 'allTriesAreUsed' }
  | { type: 'allTriesAreLost' }
  | { type: 'aSecondPasses' }
  | { type: 'addressComes' }
  | { type: 'addressIsRefused' }
  | { type: 'addressIsAScript' }
  | { type: 'balanceRises' }
  | { type: 'retry' }
  | { type: 'leaveThePage' }
  | { type: 'lateAnswerComes' };

/** The page /gamePage as a user sees it (spec 1 §2, §4, §5, §8; D13, D34, D38). */
export const launchModel = setup({ types: { events: {} as LaunchModelEvent } }).createMachine({
  id: 'launchModel',
  initial: 'outside',
  states: {
    outside: {
      on: {
        openAsMember: 'asking',
        openAsVisitor: 'loginRequired',
        openBelowZero: 'balanceTooLow',
        openAgentLogin: 'askingAgent',
        openCustomerService: 'askingService',
      },
    },
    loginRequired: { on: { aSecondPasses: 'atLogin', leaveThePage: 'left' } },
    atLogin: {},
    balanceTooLow: { on: { retry: 'balanceTooLow', balanceRises: 'paidUp' } },
    /** the error is still displayed, but the balance is sufficient now */
    paidUp: { on: { retry: 'asking' } },
    asking: {
      on: {
        requestIsTaken: 'waiting',
        requestIsRefused: 'refused',
        serverBreaks: 'serverBroken',
        requestIsTooFrequent: 'tooFrequent',
        loginIsUnknown: 'unknownLogin',
        networkFails: 'offline',
        tenSecondsPass: 'askingBusy',
        leaveThePage: 'left',
      },
    },
    askingBusy: { on: { requestIsTaken: 'busy', networkFails: 'offline' } },
    waiting: {
      on: {
        pollFindsNothing: 'waiting',
        pollFindsTheGame: 'inGame',
        pollFindsAScript: 'entryFailed',
        requestIsRefused: 'refused',
        networkFails: 'waiting',
        gatewayFails: 'waiting',
        loginIsUnknown: 'unknownLogin',
        tenSecondsPass: 'busy',
        allTriesAreUsed: 'timedOut',
        leaveThePage: 'left',
      },
    },
    busy: {
      on: {
        pollFindsNothing: 'busy',
        pollFindsTheGame: 'inGame',
        allTriesAreUsed: 'timedOut',
        networkFails: 'busy',
        allTriesAreLost: 'timedOut',
      },
    },
    refused: { on: { retry: 'asking' } },
    serverBroken: { on: { retry: 'asking' } },
    tooFrequent: { on: { retry: 'asking' } },
    /** the launch text, covered by the dialog of the expired login, which leads only to /login (D41, D6) */
    unknownLogin: {},
    offline: { on: { retry: 'asking' } },
    entryFailed: { on: { retry: 'asking' } },
    timedOut: { on: { retry: 'asking' } },
    askingAgent: {
      on: {
        addressComes: 'inGame',
        addressIsRefused: 'agentRefused',
        addressIsAScript: 'agentRefused',
        loginIsUnknown: 'unknownLogin',
        leaveThePage: 'left',
      },
    },
    agentRefused: { on: { retry: 'askingAgent' } },
    askingService: {
      on: { addressComes: 'inGame', addressIsAScript: 'serviceFailed', networkFails: 'serviceFailed' },
    },
    serviceFailed: { on: { retry: 'askingService' } },
    inGame: {},
    left: { on: { lateAnswerComes: 'left' } },
  },
});
