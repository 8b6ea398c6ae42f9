import { setup } from 'xstate';

type UnreadModelEvent =
  | { type: 'logIn' }
  | { type: 'countArrives' }
  | { type: 'countOfNoneArrives' }
  | { type: 'countFails' }
  | { type: 'openTheListOfNotices' }
  | { type: 'readThemAll' }
  | { type: 'logOut' };

/** The number of unread notices beside 消息 as a user sees it (spec 1 §3 messageNum, spec 2 §2; D45). */
export const unreadNoticesModel = setup({ types: { events: {} as UnreadModelEvent } }).createMachine({
  id: 'unreadNoticesModel',
  initial: 'visitor',
  states: {
    visitor: { on: { logIn: 'counting' } },
    counting: {
      on: {
        countArrives: 'six',
        countOfNoneArrives: 'none',
        countFails: 'unknown',
        openTheListOfNotices: 'two',
        logOut: 'visitorAgain',
      },
    },
    unknown: { on: { openTheListOfNotices: 'two' } },
    six: { on: { openTheListOfNotices: 'two', logOut: 'visitorAgain' } },
    two: { on: { readThemAll: 'none' } },
    none: { on: { logOut: 'visitorAgain' } },
    visitorAgain: { on: { logIn: 'counting' } },
  },
});
