import { setup } from 'xstate';

type LoginDetourModelEvent =
  | { type: 'almostAllTimePasses' }
  | { type: 'theRestPasses' }
  | { type: 'aMinutePasses' }
  | { type: 'goElsewhere' };

/** A page that requires a login, as a visitor sees it (spec 1 §5, spec 2 §6): a text, then the login page. */
export const loginDetourModel = setup({ types: { events: {} as LoginDetourModelEvent } }).createMachine({
  id: 'loginDetourModel',
  initial: 'loginRequired',
  states: {
    loginRequired: { on: { almostAllTimePasses: 'notYetAtLogin', goElsewhere: 'elsewhere' } },
    notYetAtLogin: { on: { theRestPasses: 'atLogin', goElsewhere: 'elsewhere' } },
    /** the redirect happens once, however long the user stays */
    atLogin: { on: { aMinutePasses: 'atLogin' } },
    /** no redirect after the user has navigated elsewhere */
    elsewhere: { on: { aMinutePasses: 'elsewhere' } },
  },
});
