import { setup } from 'xstate';

type PayoutAccountsModelEvent =
  | { type: 'askToUnbind' }
  | { type: 'cancel' }
  | { type: 'confirm' }
  | { type: 'confirmAgain' }
  | { type: 'turnToUsdt' }
  | { type: 'turnBack' }
  | { type: 'serverUnbinds' }
  | { type: 'serverRefuses' }
  | { type: 'serverRefusesWithoutWords' }
  | { type: 'networkFails' }
  | { type: 'loginHasExpired' };

/** The page /bankCard as a user sees it (spec 2 §2, §8; D18). */
export const payoutAccountsModel = setup({
  types: { events: {} as PayoutAccountsModelEvent },
}).createMachine({
  id: 'payoutAccountsModel',
  initial: 'looking',
  states: {
    looking: { on: { askToUnbind: 'asked', turnToUsdt: 'lookingAtUsdt' } },
    lookingAtUsdt: { on: { turnBack: 'lookingAgain' } },
    lookingAgain: {},
    asked: { on: { cancel: 'looking', confirm: 'unbinding' } },
    unbinding: {
      on: {
        confirmAgain: 'unbinding',
        serverUnbinds: 'unbound',
        serverRefuses: 'refusalShown',
        serverRefusesWithoutWords: 'fallbackShown',
        networkFails: 'networkFaultShown',
        loginHasExpired: 'leftToTheDialog',
      },
    },
    unbound: { on: { askToUnbind: 'asked' } },
    refusalShown: { on: { askToUnbind: 'asked' } },
    fallbackShown: {},
    networkFaultShown: {},
    leftToTheDialog: {},
  },
});

type AccountListModelEvent =
  | { type: 'noneArrive' }
  | { type: 'someArrive' }
  | { type: 'asManyAsAllowedArrive' }
  | { type: 'listFails' }
  | { type: 'retry' }
  | { type: 'turnToAnotherKind' }
  | { type: 'turnBack' };

/** The list of one kind: numbers masked, and a link to add one below the limit (spec 2 §2, §9; D20, D45). */
export const accountListModel = setup({ types: { events: {} as AccountListModelEvent } }).createMachine({
  id: 'accountListModel',
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        noneArrive: 'empty',
        someArrive: 'some',
        asManyAsAllowedArrive: 'full',
        listFails: 'failed',
        turnToAnotherKind: 'waitingForAnother',
      },
    },
    failed: { on: { retry: 'waiting' } },
    empty: {},
    some: { on: { turnToAnotherKind: 'waitingForAnotherThenSome' } },
    full: {},
    waitingForAnother: { on: { turnBack: 'waiting' } },
    /** The loaded list is displayed immediately when its tab is selected again. */
    waitingForAnotherThenSome: { on: { turnBack: 'some' } },
  },
});
