import { setup } from 'xstate';

type LoginDetourModelEvent =
  | { type: 'almostAllTimePasses' }
  | { type: 'theRestPasses' }
  | { type: 'aMinutePasses' }
  | { type: 'goElsewhere' };

/** What a visitor sees who must log in first (spec 1 §5, spec 2 §6): a text, and after a while the login page. */
export const loginDetourModel = setup({ types: { events: {} as LoginDetourModelEvent } }).createMachine({
  id: 'loginDetourModel',
  initial: 'told',
  states: {
    told: { on: { almostAllTimePasses: 'stillTold', goElsewhere: 'elsewhere' } },
    stillTold: { on: { theRestPasses: 'atLogin', goElsewhere: 'elsewhere' } },
    /** once, however long one stays there */
    atLogin: { on: { aMinutePasses: 'atLogin' } },
    /** who went elsewhere wants something else by now */
    elsewhere: { on: { aMinutePasses: 'elsewhere' } },
  },
});
