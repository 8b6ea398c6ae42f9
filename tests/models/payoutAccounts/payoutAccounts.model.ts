import { setup } from 'xstate';

type PayoutAccountsModelEvent =
  | { type: 'askToUnbind' }
  | { type: 'cancel' }
  | { type: 'confirm' }
  | { type: 'confirmAgain' }
  | { type: 'turnToUsdt' }
  | { type: 'serverUnbinds' }
  | { type: 'serverRefuses' }
  | { type: 'networkFails' }
  | { type: 'loginHasExpired' };

/** What a person sees and does on /bankCard (spec 2 §2, §8; D18). */
export const payoutAccountsModel = setup({
  types: { events: {} as PayoutAccountsModelEvent },
}).createMachine({
  id: 'payoutAccountsModel',
  initial: 'looking',
  states: {
    looking: { on: { askToUnbind: 'asked', turnToUsdt: 'lookingAtUsdt' } },
    lookingAtUsdt: {},
    asked: { on: { cancel: 'looking', confirm: 'unbinding' } },
    unbinding: {
      on: {
        confirmAgain: 'unbinding',
        serverUnbinds: 'unbound',
        serverRefuses: 'toldRefusal',
        networkFails: 'toldNetworkFault',
        loginHasExpired: 'looking',
      },
    },
    unbound: { on: { askToUnbind: 'asked' } },
    toldRefusal: { on: { askToUnbind: 'asked' } },
    toldNetworkFault: {},
  },
});
