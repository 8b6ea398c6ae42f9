import { setup } from 'xstate';

type SessionModelEvent =
  | { type: 'openAsVisitor' }
  | { type: 'openAsMember' }
  | { type: 'reload' }
  | { type: 'logIn' }
  | { type: 'pressLogout' }
  | { type: 'stay' }
  | { type: 'leave' }
  | { type: 'serverConfirmsLogout' }
  | { type: 'serverRefusesLogout' }
  | { type: 'serverStaysSilent' }
  | { type: 'aSecondPasses' }
  | { type: 'pollExpires' }
  | { type: 'callExpires' }
  | { type: 'manyCallsExpire' }
  | { type: 'confirmExpiry' }
  | { type: 'balanceFallsBelowZero' }
  | { type: 'enterGame' }
  | { type: 'changePassword' };

/** The session as a user sees it, and how it ends (spec 1 §4–6, §8; spec 2 §4; D1, D6, D8, D68; names of the dialogs). */
export const sessionModel = setup({ types: { events: {} as SessionModelEvent } }).createMachine({
  id: 'sessionModel',
  initial: 'closed',
  states: {
    closed: { on: { openAsVisitor: 'visitor', openAsMember: 'member' } },
    visitor: {
      on: { logIn: 'member', reload: 'visitor', callExpires: 'expiryDialog', enterGame: 'loginRequired' },
    },
    loginRequired: { on: { aSecondPasses: 'visitorAtGamesLogin' } },
    visitorAtGamesLogin: { on: { logIn: 'member', enterGame: 'loginRequired' } },
    member: {
      on: {
        reload: 'member',
        pressLogout: 'logoutDialog',
        pollExpires: 'visitorAtHome',
        callExpires: 'expiryDialog',
        manyCallsExpire: 'expiryDialog',
        balanceFallsBelowZero: 'memberBelowZero',
        enterGame: 'onGamePage',
        changePassword: 'passwordChangedShown',
      },
    },
    onGamePage: { on: { pollExpires: 'visitorAtHome', callExpires: 'expiryDialog' } },
    memberBelowZero: { on: { enterGame: 'balanceTooLowShown', pressLogout: 'logoutDialog' } },
    balanceTooLowShown: { on: { pressLogout: 'logoutDialog', enterGame: 'balanceTooLowShown' } },
    logoutDialog: {
      on: { stay: 'member', leave: 'leaving', pollExpires: 'visitorAtHome', callExpires: 'expiryDialog' },
    },
    leaving: {
      on: {
        callExpires: 'leaving',
        serverConfirmsLogout: 'goneFromStorage',
        serverRefusesLogout: 'goneFromStorage',
        serverStaysSilent: 'goneFromStorage',
      },
    },
    passwordChangedShown: {
      on: { callExpires: 'passwordChangedShown', aSecondPasses: 'visitorAtLogin', reload: 'visitor' },
    },
    goneFromStorage: {
      on: { callExpires: 'goneFromStorage', aSecondPasses: 'visitorAtHome', reload: 'visitor' },
    },
    visitorAtHome: { on: { reload: 'visitor', logIn: 'member', enterGame: 'loginRequired' } },
    expiryDialog: { on: { manyCallsExpire: 'expiryDialog', confirmExpiry: 'loginLeadsBack' } },
    visitorAtLogin: { on: { reload: 'visitor', logIn: 'member' } },
    /** the login that knows where the session expired */
    loginLeadsBack: { on: { reload: 'visitor', logIn: 'backWhereItExpired' } },
    backWhereItExpired: { on: { reload: 'member' } },
  },
});
