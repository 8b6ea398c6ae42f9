import { setup } from 'xstate';

type ActivityModelEvent =
  | { type: 'activityArrives' }
  | { type: 'activityFails' }
  | { type: 'retry' }
  | { type: 'apply' }
  | { type: 'applyAgain' }
  | { type: 'serverAccepts' }
  | { type: 'serverAcceptsWithWords' }
  | { type: 'serverRefuses' }
  | { type: 'serverRefusesWithoutWords' }
  | { type: 'networkFails' }
  | { type: 'loginHasExpired' };

/** The page /activeInfo as a member sees it (spec 2 §2, §8; D18, D45). */
export const activityModel = setup({ types: { events: {} as ActivityModelEvent } }).createMachine({
  id: 'activityModel',
  initial: 'waiting',
  states: {
    waiting: { on: { activityArrives: 'reading', activityFails: 'failed' } },
    failed: { on: { retry: 'waiting' } },
    reading: { on: { apply: 'applying' } },
    applying: {
      on: {
        applyAgain: 'applying',
        serverAccepts: 'applied',
        serverAcceptsWithWords: 'appliedByWord',
        serverRefuses: 'refusalShown',
        serverRefusesWithoutWords: 'fallbackShown',
        networkFails: 'networkFaultShown',
        loginHasExpired: 'leftToTheDialog',
      },
    },
    applied: { on: { apply: 'applyingAnew' } },
    appliedByWord: {},
    refusalShown: { on: { apply: 'applyingAnew' } },
    fallbackShown: {},
    leftToTheDialog: {},
    networkFaultShown: { on: { apply: 'applyingTheSame' } },
    applyingAnew: {},
    applyingTheSame: {},
  },
});

type VisitorModelEvent = { type: 'apply' } | { type: 'almostASecondPasses' } | { type: 'theSecondIsOver' };

/** The page /activeInfo as a visitor sees it who applies. */
export const visitorActivityModel = setup({ types: { events: {} as VisitorModelEvent } }).createMachine({
  id: 'visitorActivityModel',
  initial: 'reading',
  states: {
    reading: { on: { apply: 'loginRequired' } },
    loginRequired: { on: { almostASecondPasses: 'notYetAtLogin' } },
    notYetAtLogin: { on: { theSecondIsOver: 'atLogin' } },
    atLogin: {},
  },
});
